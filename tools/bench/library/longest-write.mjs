import { setTimeout as pause } from 'node:timers/promises';

const EVERY_MS = 200;

/**
 * Likes a song again and again: the longest of these calls has waited for the longest write lock of a scan.
 * @param {import('./administrator.mjs').Calls} calls
 * @returns {{ close: () => Promise<number> }} `close` ends it and returns the longest time in ms
 */
export function watchWrites(calls) {
  let longest = 0;
  let open = true;
  const done = (async () => {
    for (let like = true; open; like = !like) {
      const start = performance.now();
      await calls.like(like);
      longest = Math.max(longest, performance.now() - start);
      await pause(EVERY_MS);
    }
  })();
  // A failure is reported by `close`.
  done.catch(() => undefined);
  return {
    async close() {
      open = false;
      await done;
      return longest;
    },
  };
}
