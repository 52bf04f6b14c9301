import type { Viewer } from '@qingyin/server-catalogue';
import type { Db } from '@qingyin/server-db';
import type { NotificationKind } from '@qingyin/contract';
import { albumGroupKey, releasedAlbums } from './album-releases.ts';
import { isCountedKind, type NotificationState, loadNotificationState } from './notification-state.ts';
import { visibleNotifications } from './visible-notifications.ts';

/** Number of unread notifications (merged ones count once) by kind; kinds without any are missing. */
export async function unreadCountsByKind(
  db: Db,
  viewer: Viewer & { userId: number },
  now: number,
  { readUntil }: Pick<NotificationState, 'readUntil'>,
): Promise<ReadonlyMap<NotificationKind, number>> {
  const rows = await visibleNotifications(db, viewer)
    .where('notice.created_at', '>', readUntil)
    .select(['notice.kind', (eb) => eb.fn.count<number>('notice.group_key').distinct().as('n')])
    .groupBy('notice.kind')
    .execute();
  const albums = new Set((await releasedAlbums(db, viewer, now, readUntil)).map(albumGroupKey)).size;
  const kinds = new Map<NotificationKind, number>(rows.map((row) => [row.kind, Number(row.n)]));
  return albums > 0 ? kinds.set('album', albums) : kinds;
}

/**
 * Number of unread notifications of the kinds that count for this user, and whether there are unread ones of other
 * kinds.
 */
export async function unreadSummary(
  db: Db,
  viewer: Viewer & { userId: number },
  now: number,
): Promise<{ unread: number; any: boolean }> {
  const state = await loadNotificationState(db, viewer.userId);
  let unread = 0;
  let any = false;
  for (const [kind, n] of await unreadCountsByKind(db, viewer, now, state))
    if (isCountedKind(kind, state.choice)) unread += n;
    else any = true;
  return { unread, any };
}
