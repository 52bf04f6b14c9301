import { EVERYONE, userById, type Viewer, visibleEvents, inVisibleThread } from '@qingyin/server-catalogue';
import type { Db } from '@qingyin/server-db';
import { badParameters, notFound } from '@qingyin/server-kernel';
import type { ReportedKind, ReportReason } from '@qingyin/contract';

/** A report to be stored. */
export interface NewReport {
  kind: ReportedKind;
  id: number;
  /** the reporter */
  viewer: Viewer & { userId: number };
  reason: ReportReason;
  note: string;
  /** ms since 1970 */
  now: number;
}

/**
 * Author of the reported content, if the reporter may see it. Blocks between the two are ignored: content that was
 * seen earlier can still be reported.
 */
const authors: Record<ReportedKind, (db: Db, id: number, reporter: Viewer) => Promise<number>> = {
  comment: async (db, id, reporter) => {
    const row = await db
      .selectFrom('comment')
      .select('comment.user_id')
      .where('comment.id', '=', id)
      .where((eb) => eb.or([inVisibleThread(reporter, 'comment'), inVisibleThread(EVERYONE, 'comment')]))
      .executeTakeFirst();
    if (!row) throw notFound('评论');
    return row.user_id;
  },
  event: async (db, id, { userId }) => {
    for (const viewer of [userId, null]) {
      const row = await visibleEvents(db, viewer)
        .select('event.user_id')
        .where('event.id', '=', id)
        .executeTakeFirst();
      if (row) return row.user_id;
    }
    throw notFound('动态');
  },
  user: async (db, id) => (await userById(db, id)).id,
};

/**
 * Stores a report; call it inside `inWriteTransaction`. A second report of the same user replaces the first. It
 * does not reopen content that an administrator has approved, since content does not change; reports about users
 * are reopened.
 *
 * @throws BusinessError 404 when the reporter may not see the content, 400 for one's own
 */
export async function storeReport(
  trx: Db,
  { kind, id, viewer, reason, note, now }: NewReport,
): Promise<void> {
  const { userId } = viewer;
  if ((await authors[kind](trx, id, viewer)) === userId) throw badParameters('不能举报自己');
  const fields = { reason, note, created_at: now };
  await trx
    .insertInto('report')
    .values({ kind, target_id: id, user_id: userId, ...fields, kept_at: 0 })
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'target_id', 'user_id'])
        .doUpdateSet(kind === 'user' ? { ...fields, kept_at: 0 } : fields),
    )
    .execute();
}
