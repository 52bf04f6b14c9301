import { insertMany } from '../db/insert-many.ts';
import type { Db } from '../db/open.ts';
import type { SearchTermTable } from '../db/tables/search.ts';
import { documents } from './documents.ts';
import { type Kind, kinds } from './kinds.ts';
import { type Doc, termsOf } from './terms.ts';

/** Ids looked at in one statement. */
const CHUNK = 500;
/** Terms removed in one statement. */
const TERMS = 1000;

const SEPARATOR = '\n';
export const packed = (texts: readonly string[]): string => texts.join(SEPARATOR);
export const unpacked = (text: string): string[] => (text ? text.split(SEPARATOR) : []);

/**
 * Everything that changes what can be found says so here, in the transaction that changes it. The calls look at the
 * tables themselves, so they come after the change; a thing that is gone or that nobody may see leaves the index.
 */
export async function indexSong(trx: Db, ...ids: number[]): Promise<void> {
  await refresh(trx, kinds.song, ids);
  await indexLyrics(trx, ...ids);
}

/** The words of songs; those of cloud songs are in no index. */
export const indexLyrics = (trx: Db, ...ids: number[]): Promise<void> => refresh(trx, kinds.lyric, ids);

export const indexPlaylist = (trx: Db, ...ids: number[]): Promise<void> => refresh(trx, kinds.playlist, ids);
export const indexMv = (trx: Db, ...ids: number[]): Promise<void> => refresh(trx, kinds.mv, ids);

/** @param ids the numbers in table `video`, not the vids */
export const indexVideo = (trx: Db, ...ids: number[]): Promise<void> => refresh(trx, kinds.video, ids);

/** A member and, as they are found by the nickname too, the member's videos. */
export async function indexUser(trx: Db, ...ids: number[]): Promise<void> {
  await refresh(trx, kinds.user, ids);
  if (ids.length === 0) return;
  const videos = await trx.selectFrom('video').select('id').where('creator_id', 'in', ids).execute();
  await indexVideo(trx, ...videos.map((row) => row.id));
}

/** An album and its songs, which are found by its name too. */
export async function indexAlbum(trx: Db, ...ids: number[]): Promise<void> {
  await refresh(trx, kinds.album, ids);
  if (ids.length === 0) return;
  const songs = await trx.selectFrom('song').select('id').where('album_id', 'in', ids).execute();
  await indexSong(trx, ...songs.map((row) => row.id));
}

/** An artist and all that is found by the artist's name. */
export async function indexArtist(trx: Db, ...ids: number[]): Promise<void> {
  await refresh(trx, kinds.artist, ids);
  if (ids.length === 0) return;
  const albums = await trx.selectFrom('album').select('id').where('artist_id', 'in', ids).execute();
  const songs = await trx.selectFrom('song_artist').select('song_id').where('artist_id', 'in', ids).execute();
  const mvs = await trx.selectFrom('mv').select('id').where('artist_id', 'in', ids).execute();
  await refresh(
    trx,
    kinds.album,
    albums.map((row) => row.id),
  );
  await indexSong(trx, ...new Set(songs.map((row) => row.song_id)));
  await indexMv(trx, ...mvs.map((row) => row.id));
}

/** Takes a thing out of the index, whatever the tables say. */
export async function unindex(trx: Db, kind: Kind, ...ids: number[]): Promise<void> {
  for (let from = 0; from < ids.length; from += CHUNK) await remove(trx, kind, ids.slice(from, from + CHUNK));
}

async function refresh(trx: Db, kind: Kind, ids: readonly number[]): Promise<void> {
  for (let from = 0; from < ids.length; from += CHUNK) {
    const chunk = ids.slice(from, from + CHUNK);
    const wanted = await documents(trx, kind, chunk);
    await remove(trx, kind, chunk);
    await insertDocs(trx, wanted);
  }
}

/** Adds documents that are not in the index. */
export async function insertDocs(trx: Db, docs: readonly Doc[]): Promise<void> {
  await insertMany(
    trx,
    'search_doc',
    docs.map(({ kind, id, rank, names, others }) => ({
      kind,
      id,
      rank,
      names: packed(names),
      others: packed(others),
    })),
  );
  await insertMany(trx, 'search_term', inKeyOrder(docs));
}

/** The rows of all terms. In the order of the key a large batch is written several times faster. */
function inKeyOrder(docs: readonly Doc[]): SearchTermTable[] {
  const byTerm = new Map<string, Doc[]>();
  for (const doc of docs)
    for (const term of termsOf(doc)) {
      const found = byTerm.get(term);
      if (found) found.push(doc);
      else byTerm.set(term, [doc]);
    }
  const inOrder = [...byTerm].sort(([a], [b]) => (a < b ? -1 : 1));
  return inOrder.flatMap(([term, found]) =>
    found.sort((a, b) => a.rank - b.rank).map(({ kind, id, rank }) => ({ kind, term, rank, id })),
  );
}

/** The terms of what was written come out of the document as they went in, so they need no index by id. */
async function remove(trx: Db, kind: Kind, ids: readonly number[]): Promise<void> {
  const rows = await trx
    .selectFrom('search_doc')
    .selectAll()
    .where('kind', '=', kind)
    .where('id', 'in', ids)
    .execute();
  for (const { id, rank, names, others } of rows) {
    const terms = termsOf({ kind, names: unpacked(names), others: unpacked(others) });
    for (let from = 0; from < terms.length; from += TERMS) {
      await trx
        .deleteFrom('search_term')
        .where('kind', '=', kind)
        .where('term', 'in', terms.slice(from, from + TERMS))
        .where('rank', '=', rank)
        .where('id', '=', id)
        .execute();
    }
  }
  if (rows.length)
    await trx.deleteFrom('search_doc').where('kind', '=', kind).where('id', 'in', ids).execute();
}
