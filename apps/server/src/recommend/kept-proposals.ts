import type { Db } from '../db/open.ts';
import type { ProposalKind } from '../db/tables/listening.ts';
import type { Proposed } from './reasons.ts';

/** So many days back can be looked at again. */
export const HISTORY_DAYS = 30;

const isProposed = (value: unknown): value is Proposed =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'number' &&
  'alg' in value &&
  typeof value.alg === 'string' &&
  'reason' in value &&
  typeof value.reason === 'string';

export function parseProposed(text: string): Proposed[] {
  const value: unknown = JSON.parse(text);
  return Array.isArray(value) ? value.filter(isProposed) : [];
}

/** What was proposed to somebody on a listening day; undefined when nothing was. */
export async function keptProposal(
  db: Db,
  userId: number,
  day: number,
  kind: ProposalKind,
): Promise<Proposed[] | undefined> {
  const row = await db
    .selectFrom('proposal')
    .select('items')
    .where('user_id', '=', userId)
    .where('day', '=', day)
    .where('kind', '=', kind)
    .executeTakeFirst();
  return row && parseProposed(row.items);
}

/**
 * The proposal of the day: made when it is asked for first, then the same until the day is over, whichever replica is
 * asked.
 */
export async function proposalOfDay(
  db: Db,
  { userId, day, kind, now }: { userId: number; day: number; kind: ProposalKind; now: number },
  make: () => Promise<Proposed[]>,
): Promise<Proposed[]> {
  const known = await keptProposal(db, userId, day, kind);
  if (known) return known;
  const made = await make();
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
  // Two calls at once may both have made one; the first written is the day's.
  return (await keptProposal(db, userId, day, kind)) ?? made;
}

/** The listening days with daily songs, the latest first. */
export async function proposalDays(db: Db, userId: number, from: number): Promise<number[]> {
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
