import { type Db, inWriteTransaction, type OutsideSourceName } from '@qingyin/server-db';
import { type FileStore, reencodePicture, storePicture } from '@qingyin/server-files';
import { DAY_MS } from '@qingyin/server-kernel';
import { refreshAlbumImages } from '@qingyin/server-music-library';
import { ANSWER_LIFE_MS } from './answer-cache.ts';
import { nextAlbum, nextArtist } from './missing-finds.ts';
import { OutsideError, UnreachableError } from './outside-error.ts';
import type { AlbumQuestion, OutsidePicture, OutsideSource } from './outside-source.ts';

/** What looking for missing covers and descriptions needs. */
export interface FillOptions {
  db: Db;
  store: FileStore;
  /** those that are on */
  sources: readonly OutsideSource[];
  /** ms since 1970 */
  now: () => number;
}

/** How long it counts that a service did not answer a question as expected, ms. */
const FAILURE_LIFE_MS = 3 * DAY_MS;

/**
 * Looks for one thing that is missing.
 *
 * @returns false: nothing is left to look for
 * @throws UnreachableError when a service cannot be asked now; nothing is noted then
 * @throws OutsideError when a service refuses this thing; it is left out for a few days then
 */
export type Fill = (options: FillOptions) => Promise<boolean>;

/** Looks for the cover of one album without any. */
export const fillAlbum: Fill = async ({ db, store, sources, now }) => {
  const loading = sources.find(({ loadCover }) => loadCover !== undefined);
  const isReleaseFound = sources.some(({ findRelease }) => findRelease !== undefined);
  const album = loading && (await nextAlbum(db, now(), isReleaseFound));
  if (!album) return false;
  const find = { kind: 'album' as const, owner_id: album.id, source: loading.name, body: '' };
  const found = await orNoteFailure({ db, now }, find, coverOf(album, sources, loading));
  const bytes = found && (await reencodePicture(found.bytes).catch(() => undefined));
  const again_at = now() + ANSWER_LIFE_MS;
  if (!bytes) {
    await noteFind(db, { ...find, again_at, hash: '', link: '' });
    return true;
  }
  await storePicture({ db, store }, bytes, now(), async (trx, hash) => {
    const old = await trx
      .deleteFrom('picture_use')
      .where('kind', '=', 'outside')
      .where('owner_id', '=', album.id)
      .returning('hash')
      .execute();
    await trx
      .insertInto('picture_use')
      .values({ kind: 'outside', owner_id: album.id, hash, user_id: 0, created_at: now() })
      .execute();
    await insertFind(trx, { ...find, again_at, hash, link: found.link });
    await refreshAlbumImages(trx, [album.id]);
    return old.map((row) => row.hash);
  });
  return true;
};

async function coverOf(
  album: AlbumQuestion,
  sources: readonly OutsideSource[],
  loading: OutsideSource,
): Promise<OutsidePicture | undefined> {
  let { mbid } = album;
  for (const source of sources) if (mbid === '') mbid = (await source.findRelease?.(album)) ?? '';
  return mbid === '' ? undefined : loading.loadCover?.({ ...album, mbid });
}

/** Looks for the description of one artist without any. */
export const fillArtist: Fill = async ({ db, sources, now }) => {
  const describing = sources.find(({ describeArtist }) => describeArtist !== undefined);
  const artist = describing && (await nextArtist(db, now()));
  if (!artist) return false;
  const find = { kind: 'artist' as const, owner_id: artist.id, source: describing.name };
  const known = await orNoteFailure({ db, now }, find, describing.describeArtist?.(artist));
  const { body = '', link = '' } = known ?? {};
  await noteFind(db, { ...find, again_at: now() + ANSWER_LIFE_MS, hash: '', body, link });
  return true;
};

interface Find {
  kind: 'album' | 'artist';
  owner_id: number;
  again_at: number;
  source: OutsideSourceName;
  hash: string;
  body: string;
  link: string;
}

/** Notes that a service refused a thing, so that the next look takes another one; what is known of it stays. */
async function orNoteFailure<Answer>(
  { db, now }: Pick<FillOptions, 'db' | 'now'>,
  find: Pick<Find, 'kind' | 'owner_id' | 'source'>,
  asked: Promise<Answer | undefined> | undefined,
): Promise<Answer | undefined> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof OutsideError && !(error instanceof UnreachableError)) {
      const again_at = now() + FAILURE_LIFE_MS;
      await inWriteTransaction(db, (trx) =>
        trx
          .insertInto('outside_find')
          .values({ ...find, again_at, hash: '', body: '', link: '' })
          .onConflict((conflict) => conflict.columns(['kind', 'owner_id']).doUpdateSet({ again_at }))
          .execute(),
      );
    }
    throw error;
  }
}

const noteFind = (db: Db, find: Find): Promise<void> =>
  inWriteTransaction(db, async (trx) => insertFind(trx, find));

async function insertFind(trx: Db, find: Find): Promise<void> {
  await trx
    .insertInto('outside_find')
    .values(find)
    .onConflict((conflict) => conflict.columns(['kind', 'owner_id']).doUpdateSet(find))
    .execute();
}

/** Albums that are changed in one transaction, at most. */
const ALBUMS_AT_ONCE = 100;

/** Shows, or hides, the covers of sources after they were turned on or off. */
export async function refreshOutsideCovers(db: Db): Promise<void> {
  const rows = await db
    .selectFrom('outside_find')
    .select('owner_id')
    .where('kind', '=', 'album')
    .where('hash', '<>', '')
    .execute();
  const ids = rows.map(({ owner_id }) => owner_id);
  for (let from = 0; from < ids.length; from += ALBUMS_AT_ONCE)
    await inWriteTransaction(db, (trx) => refreshAlbumImages(trx, ids.slice(from, from + ALBUMS_AT_ONCE)));
}
