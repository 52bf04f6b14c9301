import type { Db } from '@qingyin/server-db';
import { isOver } from '@qingyin/server-kernel';
import { incrementBucket, type RateLimitWindow } from './bucket.ts';
import type { RateLimitRule } from './rules.ts';

/** Calls within this time become one write, ms: at 20 searches a second, one in a hundred waits for the disk. */
const FLUSH_AFTER_MS = 5000;
/** Maximum number of callers in the buffer; beyond it all buffered counts are dropped. */
const MOST_KEPT = 20_000;

interface Count extends RateLimitWindow {
  windowMs: number;
  /** counted in memory, not written yet */
  waiting: number;
}

/** Rate-limit buffer: counts in memory and writes to the database every 5 s, for rules with `RateLimitRule.buffered`. */
export function createRateLimitBuffer(
  db: Db,
  now: () => number,
): { take(bucket: string, rule: RateLimitRule): boolean; flush(): Promise<void> } {
  const counts = new Map<string, Count>();
  let timer: NodeJS.Timeout | undefined;

  const flush = async (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    for (const [bucket, count] of counts) {
      const { waiting, windowMs } = count;
      if (waiting > 0) {
        count.waiting = 0;
        Object.assign(count, await incrementBucket(db, bucket, windowMs, waiting, now()));
      }
      if (isOver(count.start, windowMs, now())) counts.delete(bucket);
    }
  };
  // A failed write is ignored, since counts are approximate anyway; the next flush writes again.
  const later = (): void => {
    timer ??= setTimeout(() => void flush().catch(() => undefined), FLUSH_AFTER_MS).unref();
  };

  return {
    take(bucket, { windowMs, max }) {
      const known = counts.get(bucket);
      const running = known && !isOver(known.start, windowMs, now());
      if (!running && counts.size >= MOST_KEPT) counts.clear();
      const count: Count = running ? known : { start: now(), count: 0, waiting: 0, windowMs };
      if (!running) counts.set(bucket, count);
      // Refused calls are not counted: otherwise callers that never stop would cause endless writes.
      if (count.count + count.waiting >= max) return false;
      count.waiting += 1;
      later();
      return true;
    },
    flush,
  };
}
