import { createGate } from './gate.ts';

export interface SharesOptions {
  /** total concurrency limit */
  places: number;
  /** concurrency limit of one caller */
  each: number;
  /** called when a caller is refused since all places are taken, at most once in ten seconds */
  onFull: () => void;
  /** ms since 1970 */
  now?: () => number;
}

/**
 * Result of `enter`: a place, or the reason for refusal: `all-taken` (total limit) or `own-taken` (limit of one
 * caller).
 */
export type Entry = { leave(): void } | 'all-taken' | 'own-taken';

/** Concurrency limit that a single caller cannot exhaust. */
export interface Shares {
  /** @param caller as named by `callerOf`. `leave` must follow in every case; calling it again has no effect. */
  enter(caller: string): Entry;
}

/** Creates a concurrency limit with an additional limit for each caller. */
export function createShares({ places, each, onFull, now }: SharesOptions): Shares {
  const gate = createGate(places, onFull, now);
  const taken = new Map<string, number>();
  return {
    enter(caller) {
      const own = taken.get(caller) ?? 0;
      if (own >= each) return 'own-taken';
      if (!gate.enter()) return 'all-taken';
      taken.set(caller, own + 1);
      let inside = true;
      return {
        leave() {
          if (!inside) return;
          inside = false;
          gate.leave();
          const left = (taken.get(caller) ?? 1) - 1;
          if (left > 0) taken.set(caller, left);
          else taken.delete(caller);
        },
      };
    },
  };
}
