/** After this many wrong passwords within the window an account rests for the rest of it (code 509). */
const MAX_WRONG = 10;
const WINDOW_MS = 10 * 60_000;
const MAX_TRACKED = 10_000;

export interface Attempts {
  /** true: too many wrong passwords lately */
  blocked(key: string): boolean;
  wrong(key: string): void;
  right(key: string): void;
}

/**
 * Counts wrong passwords by account and caller, so that a guesser elsewhere cannot lock the owner out.
 *
 * @param now ms since 1970
 */
export function createAttempts(now: () => number): Attempts {
  const seen = new Map<string, { count: number; since: number }>();
  const current = (key: string): { count: number; since: number } => {
    const entry = seen.get(key);
    return entry && now() - entry.since < WINDOW_MS ? entry : { count: 0, since: now() };
  };
  return {
    blocked: (key) => current(key).count >= MAX_WRONG,
    wrong(key) {
      const { count, since } = current(key);
      if (seen.size >= MAX_TRACKED) seen.clear();
      seen.set(key, { count: count + 1, since });
    },
    right: (key) => void seen.delete(key),
  };
}
