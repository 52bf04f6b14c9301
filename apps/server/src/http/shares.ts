import { createGate } from './gate.ts';

export interface SharesOptions {
  /** all there are */
  places: number;
  /** of one caller at the same time */
  each: number;
  /** called when somebody is turned away as all are taken, at most once in ten seconds */
  onFull: () => void;
  /** ms since 1970 */
  now?: () => number;
}

/** What a caller gets: a place, or the reason why not: `all-taken`, or `own-taken` when the caller has its share. */
export type Entry = { leave(): void } | 'all-taken' | 'own-taken';

/** Places of this process that one caller cannot take all of. */
export interface Shares {
  /** @param caller as `callerOf` names it. `leave` must follow whatever happens; a second time it does nothing. */
  enter(caller: string): Entry;
}

/** Makes places of which each caller may have a few at the same time. */
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
