import { LIKED_SONGS } from '@qingyin/contract';
import type { Db, PlaylistRow } from '@qingyin/server-db';
import { playlistsSubscribedBy, playlistsOwnedBy } from './user-playlists.ts';

/** Positions of playlists in a user's order; playlists without an entry are newer than the order. */
async function placesOf(db: Db, userId: number): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('playlist_order')
    .select(['playlist_id', 'position'])
    .where('user_id', '=', userId)
    .execute();
  return new Map(rows.map((row) => [row.playlist_id, row.position]));
}

const isLiked = (row: PlaylistRow): number => Number(row.special_type === LIKED_SONGS);

/** Playlists of a user that the viewer may see: the liked songs first, then in the user's order, new ones on top. */
export async function orderedOwnPlaylists(
  db: Db,
  userId: number,
  viewerId: number | null,
): Promise<PlaylistRow[]> {
  const rows = await playlistsOwnedBy(db, userId, viewerId).selectAll('playlist').execute();
  const places = await placesOf(db, userId);
  return rows.sort(
    (a, b) =>
      isLiked(b) - isLiked(a) ||
      (places.get(a.id) ?? -1) - (places.get(b.id) ?? -1) ||
      b.created_at - a.created_at ||
      a.id - b.id,
  );
}

/** Playlists of others that a user has subscribed to, in the user's order, newest on top. */
export async function orderedSubscribedPlaylists(
  db: Db,
  userId: number,
  viewerId: number | null,
): Promise<PlaylistRow[]> {
  const rows = await playlistsSubscribedBy(db, userId, viewerId)
    .selectAll('playlist')
    .orderBy('playlist_subscriber.created_at', 'desc')
    .orderBy('playlist.id')
    .execute();
  const places = await placesOf(db, userId);
  return rows.sort((a, b) => (places.get(a.id) ?? -1) - (places.get(b.id) ?? -1));
}
