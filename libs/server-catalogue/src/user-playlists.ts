import type { Db } from '@qingyin/server-db';
import { playlistVisibleTo } from './visible-playlists.ts';

/** Query of playlists of a user that the viewer may see, without charts and playlists made for measurements. */
export const playlistsOwnedBy = (db: Db, userId: number, viewerId: number | null) =>
  db
    .selectFrom('playlist')
    .where('playlist.owner_id', '=', userId)
    .where('playlist.hidden', '=', 0)
    .where('playlist.toplist_type', 'is', null)
    .where(playlistVisibleTo(viewerId));

/** Query of playlists of others that a user has subscribed to, without those that have become private. */
export const playlistsSubscribedBy = (db: Db, userId: number, viewerId: number | null) =>
  db
    .selectFrom('playlist')
    .innerJoin('playlist_subscriber', 'playlist_subscriber.playlist_id', 'playlist.id')
    .where('playlist_subscriber.user_id', '=', userId)
    .where('playlist.owner_id', '!=', userId)
    .where(playlistVisibleTo(viewerId));

/** Number of rows of a query. */
export async function countRows(query: Pick<ReturnType<typeof playlistsOwnedBy>, 'select'>): Promise<number> {
  const row = await query.select((eb) => eb.fn.countAll<number>().as('n')).executeTakeFirst();
  return Number(row?.n ?? 0);
}

/** Playlist counts by user, as far as the viewer may see them: `playlistsOwnedBy` for many users. */
export async function playlistCounts(
  db: Db,
  viewerId: number | null,
  userIds: readonly number[],
): Promise<Map<number, number>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('playlist')
    .select(['playlist.owner_id', (eb) => eb.fn.countAll<number>().as('n')])
    .where('playlist.owner_id', 'in', userIds)
    .where('playlist.hidden', '=', 0)
    .where('playlist.toplist_type', 'is', null)
    .where(playlistVisibleTo(viewerId))
    .groupBy('playlist.owner_id')
    .execute();
  return new Map(rows.map((row) => [row.owner_id, Number(row.n)]));
}
