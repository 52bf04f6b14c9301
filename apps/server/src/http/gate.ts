/** An operator is told once in this time, however many callers are turned away. */
const SAY_AGAIN_MS = 10_000;

export interface Gate {
  /** false: full, turn the caller away; true: in, and `leave` must follow whatever happens */
  enter(): boolean;
  leave(): void;
}

/**
 * Lets a number of calls in at once and turns the others away, so that a server with too much to do finishes
 * something instead of everything late.
 *
 * @param onFull called when somebody is turned away, at most once in ten seconds
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
