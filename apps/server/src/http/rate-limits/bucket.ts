import type { Db } from '@qingyin/server-db';
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { RateLimitRule } from './rules.ts';

/**
 * Bucket name of a subject. Buckets hold hashes, so that the database contains no addresses, phone numbers or
 * names.
 */
export const bucketOf = (rule: RateLimitRule, subject: string): string =>
  `${rule.name}/${createHash('sha256').update(subject).digest('base64url').slice(0, 22)}`;

/** Fixed window of a rate limit. `start` in ms since 1970. */
export interface RateLimitWindow {
  start: number;
  count: number;
}

/**
 * Increments a bucket atomically in one statement, safe across processes; a window that has elapsed (`isOver`) is
 * restarted.
 *
 * @param by increment
 * @param now ms since 1970
 */
export async function incrementBucket(
  db: Db,
  bucket: string,
  windowMs: number,
  by: number,
  now: number,
): Promise<RateLimitWindow> {
  const over = sql<boolean>`(rate_limit.window_start <= ${now - windowMs} or rate_limit.window_start > ${now})`;
  const row = await db
    .insertInto('rate_limit')
    .values({ bucket, window_start: now, count: by })
    .onConflict((conflict) =>
      conflict.column('bucket').doUpdateSet({
        window_start: (eb) => eb.case().when(over).then(now).else(eb.ref('rate_limit.window_start')).end(),
        count: (eb) =>
          eb
            .case()
            .when(over)
            .then(by)
            .else(eb('rate_limit.count', '+', by))
            .end(),
      }),
    )
    .returning(['window_start', 'count'])
    .executeTakeFirstOrThrow();
  return { start: Number(row.window_start), count: Number(row.count) };
}
