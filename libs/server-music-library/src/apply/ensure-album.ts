import { FIRST_LIBRARY_ID } from '@qingyin/server-catalogue';
import { type Db, insertMany, nextId, whereIn } from '@qingyin/server-db';
import type { AlbumDraft } from '../derive/drafts.ts';
import { drawnCover, refreshAlbumImages } from '../pictures/album-image.ts';
import { initialOf, sortKey } from './sort-key.ts';

/** Id of the album with a draft's identity. */
export async function findAlbum(db: Db, identity: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('library_album')
    .select('album_id')
    .where('identity', '=', identity)
    .executeTakeFirst();
  return row?.album_id;
}

/**
 * The album that a retagged album was before: all known songs of the draft are on it, and no other song is. Its id is
 * kept, so that comments and collections stay.
 */
export async function findRetaggedAlbum(db: Db, songIds: readonly number[]): Promise<number | undefined> {
  if (songIds.length === 0) return undefined;
  const albums = await db
    .selectFrom('song')
    .innerJoin('library_album', 'library_album.album_id', 'song.album_id')
    .select('song.album_id')
    .distinct()
    .where(whereIn(db, 'song.id', songIds))
    .execute();
  const [album] = albums;
  if (!album || albums.length > 1) return undefined;
  const songs = await db.selectFrom('song').select('id').where('album_id', '=', album.album_id).execute();
  return songs.every(({ id }) => songIds.includes(id)) ? album.album_id : undefined;
}

/** What an album takes from the folder beside its tags. */
export interface AlbumLooks {
  imageKey: string | undefined;
  addedAt: number;
}

/**
 * Creates or updates an album.
 *
 * @param known its id; undefined: a new album
 * @param artistIds its artists, at least one
 * @returns its id
 */
export async function ensureAlbum(
  trx: Db,
  draft: AlbumDraft,
  known: number | undefined,
  artistIds: readonly number[],
  looks: AlbumLooks,
): Promise<number> {
  const id = known ?? (await nextId(trx, 'library-album', FIRST_LIBRARY_ID));
  const key = sortKey(draft.sortName || draft.name);
  const row = {
    name: draft.name,
    name_en: '',
    artist_id: artistIds[0] ?? 0,
    publish_time: draft.releasedAt,
    type: typeNames[draft.kind],
    company: draft.label,
  };
  const facts = {
    identity: draft.identity,
    mbid: draft.mbid,
    kind: draft.kind,
    year: draft.year,
    original_year: draft.originalYear,
    sort_key: key,
    initial: initialOf(key),
    release_group: draft.releaseGroup,
    edition_key: draft.editionKey,
    catalogue_no: draft.catalogueNumber,
    barcode: draft.barcode,
    country: draft.country,
    found_key: looks.imageKey ?? '',
  };
  if (known === undefined) {
    await trx
      .insertInto('album')
      .values({ id, ...row, image_key: looks.imageKey ?? drawnCover(id), description: '' })
      .execute();
    await trx
      .insertInto('library_album')
      .values({ album_id: id, ...facts, added_at: looks.addedAt })
      .execute();
    await writeFurtherArtists(trx, id, artistIds.slice(1));
    return id;
  }
  await trx.updateTable('album').set(row).where('id', '=', id).execute();
  await trx.updateTable('library_album').set(facts).where('album_id', '=', id).execute();
  await refreshAlbumImages(trx, [id]);
  await writeFurtherArtists(trx, id, artistIds.slice(1));
  return id;
}

/** Makes the rows of the artists of an album after the first equal the given ones. */
async function writeFurtherArtists(trx: Db, albumId: number, artistIds: readonly number[]): Promise<void> {
  const known = await trx
    .selectFrom('album_artist')
    .select('artist_id')
    .where('album_id', '=', albumId)
    .orderBy('position')
    .execute();
  if (known.map(({ artist_id }) => artist_id).join() === artistIds.join()) return;
  await trx.deleteFrom('album_artist').where('album_id', '=', albumId).execute();
  const rows = artistIds.map((artist_id, at) => ({ album_id: albumId, position: at + 1, artist_id }));
  await insertMany(trx, 'album_artist', rows);
}

/** Album types of the contract by kind. */
const typeNames: Record<AlbumDraft['kind'], string> = {
  album: '专辑',
  ep: 'EP',
  single: '单曲',
  compilation: '合集',
  live: '现场',
};
