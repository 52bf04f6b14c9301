import type { Db } from '@qingyin/server-db';
import { DAY_MS, isOver } from '@qingyin/server-kernel';
import { incrementBucket, bucketOf } from './bucket.ts';
import type { RateLimitRule } from './rules.ts';
import { createRateLimitBuffer } from './rate-limit-buffer.ts';

const SWEEP_EVERY_MS = 10 * 60_000;

/** Rate limits, counted by rule and subject. */
export interface RateLimits {
  /** Counts one call. @returns false when the rule's maximum is reached in this window */
  count(rule: RateLimitRule, subject: string): Promise<boolean>;
  /** Whether the rule's maximum is reached; does not count. */
  isExceeded(rule: RateLimitRule, subject: string): Promise<boolean>;
  /** Resets the count of a subject. */
  reset(rule: RateLimitRule, subject: string): Promise<void>;
  /** Writes buffered counts to the database. */
  flush(): Promise<void>;
}

/**
 * Rate limits stored in the database, so that all processes share them and they survive a restart.
 *
 * @param now ms since 1970
 */
export function createRateLimits(db: Db, now: () => number): RateLimits {
  const buffer = createRateLimitBuffer(db, now);
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
    async count(rule, subject) {
      const bucket = bucketOf(rule, subject);
      if (rule.buffered) return buffer.take(bucket, rule);
      await sweep();
      return (await incrementBucket(db, bucket, rule.windowMs, 1, now())).count <= rule.max;
    },
    async isExceeded(rule, subject) {
      const row = await db
        .selectFrom('rate_limit')
        .select(['window_start', 'count'])
        .where('bucket', '=', bucketOf(rule, subject))
        .executeTakeFirst();
      return row !== undefined && !isOver(row.window_start, rule.windowMs, now()) && row.count >= rule.max;
    },
    async reset(rule, subject) {
      await db.deleteFrom('rate_limit').where('bucket', '=', bucketOf(rule, subject)).execute();
    },
    flush: () => buffer.flush(),
  };
}
