import type { Db, RecommendationKind } from '@qingyin/server-db';
import type { Recommended } from './recommendation-reasons.ts';

/** Retention of stored recommendations in days. */
export const HISTORY_DAYS = 30;

const isProposed = (value: unknown): value is Recommended =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'number' &&
  'alg' in value &&
  typeof value.alg === 'string' &&
  'reason' in value &&
  typeof value.reason === 'string';

export function parseRecommendations(text: string): Recommended[] {
  const value: unknown = JSON.parse(text);
  return Array.isArray(value) ? value.filter(isProposed) : [];
}

/** The stored recommendation of a listening day; undefined if there is none. */
export async function storedRecommendation(
  db: Db,
  userId: number,
  day: number,
  kind: RecommendationKind,
): Promise<Recommended[] | undefined> {
  const row = await db
    .selectFrom('proposal')
    .select('items')
    .where('user_id', '=', userId)
    .where('day', '=', day)
    .where('kind', '=', kind)
    .executeTakeFirst();
  return row && parseRecommendations(row.items);
}

/**
 * The recommendation of the day: computed and stored with the first request, then the same on all replicas until
 * the listening day ends.
 */
export async function recommendationOfDay(
  db: Db,
  { userId, day, kind, now }: { userId: number; day: number; kind: RecommendationKind; now: number },
  make: () => Promise<Recommended[]>,
): Promise<Recommended[]> {
  const known = await storedRecommendation(db, userId, day, kind);
  if (known) return known;
  const made = await make();
  // Nothing to recommend yet, e.g. before the first scan of a music library: the next request tries again.
  if (made.length === 0) return made;
  await db
    .insertInto('proposal')
    .values({ user_id: userId, day, kind, made_at: now, items: JSON.stringify(made) })
    .onConflict((conflict) => conflict.columns(['user_id', 'day', 'kind']).doNothing())
    .execute();
  await db
    .deleteFrom('proposal')
    .where('user_id', '=', userId)
    .where('day', '<', day - HISTORY_DAYS)
    .execute();
  // Two concurrent requests may both have computed one; the first that is inserted wins.
  return (await storedRecommendation(db, userId, day, kind)) ?? made;
}

/** The listening days with stored daily songs from `from` on, newest first. */
export async function recommendationDays(db: Db, userId: number, from: number): Promise<number[]> {
  const rows = await db
    .selectFrom('proposal')
    .select('day')
    .where('user_id', '=', userId)
    .where('kind', '=', 'songs')
    .where('day', '>=', from)
    .orderBy('day', 'desc')
    .execute();
  return rows.map((row) => row.day);
}
