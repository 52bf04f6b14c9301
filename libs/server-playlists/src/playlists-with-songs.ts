import type { Db } from '@qingyin/server-db';

/** A user's own playlists that contain some of the songs, each with these songs in its order. */
export async function playlistsWithSongs(
  db: Db,
  userId: number,
  ids: readonly number[],
): Promise<{ id: number; songs: number[] }[]> {
  const rows = await db
    .selectFrom('playlist_track')
    .innerJoin('playlist', 'playlist.id', 'playlist_track.playlist_id')
    .select(['playlist_track.playlist_id as id', 'playlist_track.song_id as song'])
    .where('playlist.owner_id', '=', userId)
    .where('playlist_track.song_id', 'in', ids)
    .orderBy('playlist_track.playlist_id')
    .orderBy('playlist_track.position')
    .orderBy('playlist_track.song_id')
    .execute();
  const lists = new Map<number, number[]>();
  for (const { id, song } of rows) lists.set(id, [...(lists.get(id) ?? []), song]);
  return [...lists].map(([id, songs]) => ({ id, songs }));
}
