import { likedSongs, maySongBeHeard, type Viewer } from '@qingyin/server-catalogue';
import type { Db } from '@qingyin/server-db';
import { notFound } from '@qingyin/server-kernel';
import { LIKED_SONGS } from '@qingyin/contract';
import { addTracksToTop, removeTracks } from './playlist-tracks.ts';

const likedBy = (db: Db, userId: number) =>
  db
    .selectFrom('playlist_track')
    .innerJoin('playlist', 'playlist.id', 'playlist_track.playlist_id')
    .select('playlist_track.song_id')
    .where('playlist.owner_id', '=', userId)
    .where('playlist.special_type', '=', LIKED_SONGS);

/** Ids of the songs that a user likes, in the order of the playlist. */
export async function likedSongIds(db: Db, userId: number): Promise<number[]> {
  const rows = await likedBy(db, userId).orderBy('playlist_track.position').execute();
  return rows.map((row) => row.song_id);
}

/** Which of some songs a user likes, in the given order. */
export async function likedAmong(db: Db, userId: number, ids: readonly number[]): Promise<number[]> {
  const rows = await likedBy(db, userId).where('playlist_track.song_id', 'in', ids).execute();
  const liked = new Set(rows.map((row) => row.song_id));
  return ids.filter((id) => liked.has(id));
}

/**
 * Likes a song that the viewer may hear, or removes a like; to be called inside `inWriteTransaction`.
 *
 * @param change `now`: ms since 1970
 * @returns id of the playlist of liked songs
 * @throws BusinessError 404 if the viewer hears no such song; one that is liked can still be removed
 */
export async function likeSong(
  trx: Db,
  change: { id: number; like: boolean; userId: number; now: number },
  viewer: Viewer,
): Promise<number> {
  const { id, like, userId, now } = change;
  const song = await trx
    .selectFrom('song')
    .select('id')
    .where('id', '=', id)
    .where(maySongBeHeard(viewer))
    .executeTakeFirst();
  // Songs that may not be heard any more can still be removed.
  const liked = !song && !like && likedBy(trx, userId).where('playlist_track.song_id', '=', id);
  if (!song && !(liked && (await liked.executeTakeFirst()))) throw notFound('歌曲');
  const playlist = await likedSongs(trx, userId, now);
  const tracks = { playlist, songs: [id], userId, now };
  await (like ? addTracksToTop(trx, tracks) : removeTracks(trx, tracks));
  return playlist;
}
