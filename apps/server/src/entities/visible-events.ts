import type { ExpressionBuilder } from 'kysely';
import type { Db } from '../db/open.ts';
import type { Tables } from '../db/schema.ts';

/** Who may see an event (contract page, 4.8 "event/privacy"). */
export const privacies = { all: 0, followed: 1, self: 2, mutual: 6 } as const;

/** The condition under which somebody may see a row of `event`; the one place that knows the rule. */
export const visibleTo = (viewerId: number | null) => (eb: ExpressionBuilder<Tables, 'event'>) => {
  const isPublic = eb('event.privacy', '=', privacies.all);
  if (viewerId === null) return isPublic;
  const authorFollows = eb.exists(
    eb
      .selectFrom('follow')
      .select('follow.user_id')
      .whereRef('follow.user_id', '=', 'event.user_id')
      .where('follow.target_id', '=', viewerId),
  );
  const viewerFollows = eb.exists(
    eb
      .selectFrom('follow')
      .select('follow.user_id')
      .whereRef('follow.target_id', '=', 'event.user_id')
      .where('follow.user_id', '=', viewerId),
  );
  return eb.or([
    isPublic,
    eb('event.user_id', '=', viewerId),
    eb.and([eb('event.privacy', '=', privacies.followed), authorFollows]),
    eb.and([eb('event.privacy', '=', privacies.mutual), authorFollows, viewerFollows]),
  ]);
};

/** All events that somebody may see; `null` is a guest. */
export const visibleEvents = (db: Db, viewerId: number | null) =>
  db.selectFrom('event').where(visibleTo(viewerId));

/** How many of each person's events the viewer may see; who has none is not in the answer. */
export async function eventCounts(
  db: Db,
  viewerId: number | null,
  userIds: readonly number[],
): Promise<Map<number, number>> {
  if (userIds.length === 0) return new Map();
  const rows = await visibleEvents(db, viewerId)
    .select(['event.user_id', (eb) => eb.fn.countAll<number>().as('n')])
    .where('event.user_id', 'in', userIds)
    .groupBy('event.user_id')
    .execute();
  return new Map(rows.map((row) => [row.user_id, Number(row.n)]));
}
