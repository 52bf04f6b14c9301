/** Finer steps are not heard, and browsers give no finer ones, ms. */
const STEP_MS = 4;

/** Goes a way (0 to 1) in steps. When the browser grants few of them, those that come are in time. @returns what ends it where it is */
function go(ms: number, apply: (way: number) => void, arrived: () => void = () => {}): () => void {
  const began = performance.now();
  const stop = (): void => clearInterval(timer);
  const timer = setInterval(() => {
    const way = Math.min(1, (performance.now() - began) / ms);
    apply(way);
    if (way < 1) return;
    stop();
    arrived();
  }, STEP_MS);
  return stop;
}

/**
 * Brings a loudness from one share of itself to another. One sound that sinks and one that rises meanwhile have the same
 * power together all the way.
 */
function fade(
  from: number,
  to: number,
  ms: number,
  apply: (share: number) => void,
  arrived: () => void,
): () => void {
  const angle = Math.asin(from);
  const turn = Math.asin(to) - angle;
  return go(ms, (way) => apply(Math.sin(angle + turn * way)), arrived);
}

export interface LoudnessOptions {
  element: () => HTMLMediaElement;
  /** false: the system keeps the element's loudness to itself */
  obeys: boolean;
  /** How many times louder than it can be by itself the element is to be. */
  boost: (times: number) => void;
}

/** How loud an element is: what is set for it, what its song needs, and the share that fades leave of both. */
export function createLoudness({ element, obeys, boost }: LoudnessOptions) {
  let gain = 1;
  let level = 1;
  let goal = 1;
  let share = 1;
  let boosted = 1;
  let stop = (): void => {};
  let stopLevel = (): void => {};

  function apply(to = share): void {
    share = to;
    const whole = gain * level;
    element().volume = Math.min(1, whole) * share;
    const times = obeys ? Math.max(1, whole) : level;
    if (times !== boosted) boost(times);
    boosted = times;
  }

  return {
    share: () => share,
    /** Linear amplitude, 0 to 1. */
    gain(value: number): void {
      gain = value;
      apply();
    },
    /** What the song needs, as a ratio of amplitudes: at once, or in `ms` where something sounds. */
    level(to: number, ms = 0): void {
      if (to === goal && ms > 0) return;
      stopLevel();
      goal = to;
      const from = level;
      const come = (way: number): void => {
        level = from + (to - from) * way;
        apply();
      };
      if (ms > 0 && !element().paused) stopLevel = go(ms, come);
      else come(1);
    },
    /** At once. */
    set(to: number): void {
      stop();
      apply(to);
    },
    /** Little by little where something sounds, else at once. The next change ends it where it is. */
    fadeTo(to: number, ms: number, arrived: () => void = () => {}): void {
      stop();
      if (!element().paused && share !== to) {
        stop = fade(share, to, ms, apply, arrived);
        return;
      }
      apply(to);
      arrived();
    },
    /** The same loudness for another element. */
    again(): void {
      apply();
      boost(boosted);
    },
  };
}
