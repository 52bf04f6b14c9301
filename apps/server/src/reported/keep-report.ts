import type { ReportedKind, ReportReason } from '@qingyin/contract';
import type { Db } from '../db/open.ts';
import { knownUser } from '../entities/known-user.ts';
import { visibleEvents } from '../entities/visible-events.ts';
import { inVisibleThread } from '../entities/visible-threads.ts';
import { badParameters, notFound } from '../http/failures.ts';

export interface NewReport {
  kind: ReportedKind;
  id: number;
  /** who reports */
  userId: number;
  reason: ReportReason;
  note: string;
  /** ms since 1970 */
  now: number;
}

/**
 * Whose a thing is, if the reporter may see it. That one of the two has blocked the other does not matter: what somebody has
 * seen before can still be reported.
 */
const authors: Record<ReportedKind, (db: Db, id: number, reporterId: number) => Promise<number>> = {
  comment: async (db, id, reporterId) => {
    const row = await db
      .selectFrom('comment')
      .select('comment.user_id')
      .where('comment.id', '=', id)
      .where((eb) => eb.or([inVisibleThread(reporterId, 'comment'), inVisibleThread(null, 'comment')]))
      .executeTakeFirst();
    if (!row) throw notFound('评论');
    return row.user_id;
  },
  event: async (db, id, reporterId) => {
    for (const viewer of [reporterId, null]) {
      const row = await visibleEvents(db, viewer)
        .select('event.user_id')
        .where('event.id', '=', id)
        .executeTakeFirst();
      if (row) return row.user_id;
    }
    throw notFound('动态');
  },
  user: async (db, id) => (await knownUser(db, id)).id,
};

/**
 * Keeps a report; to be called inside `write`. A second one of the same person replaces the first: about words, which do not
 * change, it does not wake what an administrator has kept; about people it does.
 *
 * @throws BusinessError 404 for what the reporter may not see, 400 for one's own
 */
export async function keepReport(trx: Db, { kind, id, userId, reason, note, now }: NewReport): Promise<void> {
  if ((await authors[kind](trx, id, userId)) === userId) throw badParameters('不能举报自己');
  const told = { reason, note, created_at: now };
  await trx
    .insertInto('report')
    .values({ kind, target_id: id, user_id: userId, ...told, kept_at: 0 })
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'target_id', 'user_id'])
        .doUpdateSet(kind === 'user' ? { ...told, kept_at: 0 } : told),
    )
    .execute();
}
