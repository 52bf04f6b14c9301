import { type SearchKind, searchKinds } from '@qingyin/contract';
import type { Db } from '@qingyin/server-db';
import { findIndexChanges, findIndexRemovals, writeIndexChanges } from './index-changes.ts';
import { type SearchDocument, indexTermsOf } from './index-terms.ts';
import { packOthers, packTexts } from './pack-texts.ts';

/** Number of ids per statement. */
const CHUNK = 500;
/**
 * Updates the search index of songs and their lyrics. All functions of this module are to be called in the
 * transaction that changes searchable data, after the change, because they read the tables; deleted and hidden
 * entities leave the index.
 */
export async function indexSong(trx: Db, ...ids: number[]): Promise<void> {
  await refresh(trx, searchKinds.song, ids);
  await indexLyrics(trx, ...ids);
}

/** Updates the index of lyrics; those of cloud songs are never indexed. */
export const indexLyrics = (trx: Db, ...ids: number[]): Promise<void> => refresh(trx, searchKinds.lyric, ids);

export const indexPlaylist = (trx: Db, ...ids: number[]): Promise<void> =>
  refresh(trx, searchKinds.playlist, ids);
export const indexMv = (trx: Db, ...ids: number[]): Promise<void> => refresh(trx, searchKinds.mv, ids);

/** @param ids numeric ids of the table `video`, not vids */
export const indexVideo = (trx: Db, ...ids: number[]): Promise<void> => refresh(trx, searchKinds.video, ids);

/** Updates the index of entities of one kind, and of nothing that is found by their names. */
export const indexEntities = (trx: Db, kind: SearchKind, ...ids: number[]): Promise<void> =>
  refresh(trx, kind, ids);

/** Updates users and their videos, which are also found by the nickname. */
export async function indexUser(trx: Db, ...ids: number[]): Promise<void> {
  await refresh(trx, searchKinds.user, ids);
  if (ids.length === 0) return;
  const videos = await trx.selectFrom('video').select('id').where('creator_id', 'in', ids).execute();
  await indexVideo(trx, ...videos.map((row) => row.id));
}

/** Updates albums and their songs, which are also found by the name of the album. */
export async function indexAlbum(trx: Db, ...ids: number[]): Promise<void> {
  await refresh(trx, searchKinds.album, ids);
  if (ids.length === 0) return;
  const songs = await trx.selectFrom('song').select('id').where('album_id', 'in', ids).execute();
  await indexSong(trx, ...songs.map((row) => row.id));
}

/** Updates artists and everything that is found by the artist's name. */
export async function indexArtist(trx: Db, ...ids: number[]): Promise<void> {
  await refresh(trx, searchKinds.artist, ids);
  if (ids.length === 0) return;
  const albums = await trx.selectFrom('album').select('id').where('artist_id', 'in', ids).execute();
  const songs = await trx.selectFrom('song_artist').select('song_id').where('artist_id', 'in', ids).execute();
  const mvs = await trx.selectFrom('mv').select('id').where('artist_id', 'in', ids).execute();
  await refresh(
    trx,
    searchKinds.album,
    albums.map((row) => row.id),
  );
  await indexSong(trx, ...new Set(songs.map((row) => row.song_id)));
  await indexMv(trx, ...mvs.map((row) => row.id));
}

/** Removes entities from the index independently of the tables. */
export async function removeFromIndex(trx: Db, kind: SearchKind, ...ids: number[]): Promise<void> {
  await writeIndexChanges(trx, await findIndexRemovals(trx, kind, ids));
}

async function refresh(trx: Db, kind: SearchKind, ids: readonly number[]): Promise<void> {
  for (let from = 0; from < ids.length; from += CHUNK)
    await writeIndexChanges(trx, await findIndexChanges(trx, kind, ids.slice(from, from + CHUNK)));
}

/** Inserts documents that are not in the index. */
export async function insertDocuments(trx: Db, docs: readonly SearchDocument[]): Promise<void> {
  const changes = docs.map((doc) => ({
    kind: doc.kind,
    id: doc.id,
    stored: undefined,
    wanted: {
      rank: doc.rank,
      names: packTexts(doc.names),
      others: packOthers(doc),
      terms: indexTermsOf(doc),
    },
  }));
  await writeIndexChanges(trx, changes);
}
