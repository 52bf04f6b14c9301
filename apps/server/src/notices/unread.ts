import type { NoticeKind } from '@qingyin/contract';
import type { Db } from '../db/open.ts';
import { albumGroup, albumsTold } from './albums.ts';
import { counts, type NoticeState, noticeState } from './choice.ts';
import { noticesSeen } from './seen.ts';

/** Number of unread notifications (merged ones count once) by kind; kinds without any are missing. */
export async function unreadKinds(
  db: Db,
  userId: number,
  now: number,
  { readUntil }: Pick<NoticeState, 'readUntil'>,
): Promise<ReadonlyMap<NoticeKind, number>> {
  const rows = await noticesSeen(db, userId)
    .where('notice.created_at', '>', readUntil)
    .select(['notice.kind', (eb) => eb.fn.count<number>('notice.group_key').distinct().as('n')])
    .groupBy('notice.kind')
    .execute();
  const albums = new Set((await albumsTold(db, userId, now, readUntil)).map(albumGroup)).size;
  const kinds = new Map<NoticeKind, number>(rows.map((row) => [row.kind, Number(row.n)]));
  return albums > 0 ? kinds.set('album', albums) : kinds;
}

/**
 * Number of unread notifications of the kinds that count for this user, and whether there are unread ones of other
 * kinds.
 */
export async function unreadOf(
  db: Db,
  userId: number,
  now: number,
): Promise<{ unread: number; any: boolean }> {
  const state = await noticeState(db, userId);
  let unread = 0;
  let any = false;
  for (const [kind, n] of await unreadKinds(db, userId, now, state))
    if (counts(kind, state.choice)) unread += n;
    else any = true;
  return { unread, any };
}
