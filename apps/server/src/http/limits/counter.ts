import type { Db } from '../../db/open.ts';
import { add, bucketOf } from './bucket.ts';
import type { LimitRule } from './rules.ts';
import { createTally } from './tally.ts';
import { DAY_MS, isOver } from '../../time.ts';

const SWEEP_EVERY_MS = 10 * 60_000;

export interface Limits {
  /** Counts once more. @returns false when the rule's number is used up for this window */
  take(rule: LimitRule, subject: string): Promise<boolean>;
  /** Whether the rule's number is used up, without counting. */
  full(rule: LimitRule, subject: string): Promise<boolean>;
  /** Forgets what was counted for a subject. */
  forgive(rule: LimitRule, subject: string): Promise<void>;
  /** Adds what is still in memory to the database. */
  flush(): Promise<void>;
}

/**
 * Limits kept in the database, so that they hold for all processes together and survive a restart.
 *
 * @param now ms since 1970
 */
export function createLimits(db: Db, now: () => number): Limits {
  const tally = createTally(db, now);
  let swept = now();
  const sweep = async (): Promise<void> => {
    if (!isOver(swept, SWEEP_EVERY_MS, now())) return;
    swept = now();
    await db
      .deleteFrom('rate_limit')
      .where((eb) => eb.or([eb('window_start', '<=', now() - DAY_MS), eb('window_start', '>', now())]))
      .execute();
  };
  return {
    async take(rule, subject) {
      const bucket = bucketOf(rule, subject);
      if (rule.lazily) return tally.take(bucket, rule);
      await sweep();
      return (await add(db, bucket, rule.windowMs, 1, now())).count <= rule.most;
    },
    async full(rule, subject) {
      const row = await db
        .selectFrom('rate_limit')
        .select(['window_start', 'count'])
        .where('bucket', '=', bucketOf(rule, subject))
        .executeTakeFirst();
      return row !== undefined && !isOver(row.window_start, rule.windowMs, now()) && row.count >= rule.most;
    },
    async forgive(rule, subject) {
      await db.deleteFrom('rate_limit').where('bucket', '=', bucketOf(rule, subject)).execute();
    },
    flush: () => tally.flush(),
  };
}
