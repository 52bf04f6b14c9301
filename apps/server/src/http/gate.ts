/** Minimum interval between two reports of a reached limit, ms. */
const SAY_AGAIN_MS = 10_000;

/** Limits the number of concurrent calls. */
export interface Gate {
  /** false: limit reached, refuse the call; true: admitted, and `leave` must follow in every case */
  enter(): boolean;
  leave(): void;
}

/**
 * Concurrency limit: admits `places` calls at once and refuses the others, so that an overloaded server finishes
 * some calls instead of all of them late.
 *
 * @param onFull called when a call is refused, at most once in ten seconds
 * @param now ms since 1970
 */
export function createGate(places: number, onFull: () => void, now: () => number = Date.now): Gate {
  let inside = 0;
  let said = -Infinity;
  return {
    enter() {
      if (inside < places) {
        inside += 1;
        return true;
      }
      if (now() - said >= SAY_AGAIN_MS) {
        said = now();
        onFull();
      }
      return false;
    },
    leave() {
      inside -= 1;
    },
  };
}
