/** Finer steps are not heard, and browsers give no finer ones, ms. */
const STEP_MS = 4;

/**
 * Brings a loudness from one share of itself to another. One sound that sinks and one that rises meanwhile have the same
 * power together all the way. When the browser grants few steps, those that come are in time.
 * @returns what ends it where it is
 */
function fade(
  from: number,
  to: number,
  ms: number,
  apply: (share: number) => void,
  arrived: () => void,
): () => void {
  const began = performance.now();
  const angle = Math.asin(from);
  const turn = Math.asin(to) - angle;
  const stop = (): void => clearInterval(timer);
  const timer = setInterval(() => {
    const way = Math.min(1, (performance.now() - began) / ms);
    apply(Math.sin(angle + turn * way));
    if (way < 1) return;
    stop();
    arrived();
  }, STEP_MS);
  return stop;
}

/** How loud an element is: what is set for it, and the share that fades leave of that. */
export function createLoudness(element: HTMLMediaElement) {
  let gain = 1;
  let share = 1;
  let stop = (): void => {};

  function apply(to = share): void {
    share = to;
    element.volume = gain * share;
  }

  return {
    share: () => share,
    /** Linear amplitude, 0 to 1. */
    gain(value: number): void {
      gain = value;
      apply();
    },
    /** At once. */
    set(to: number): void {
      stop();
      apply(to);
    },
    /** Little by little where something sounds, else at once. The next change ends it where it is. */
    fadeTo(to: number, ms: number, arrived: () => void = () => {}): void {
      stop();
      if (!element.paused && share !== to) {
        stop = fade(share, to, ms, apply, arrived);
        return;
      }
      apply(to);
      arrived();
    },
  };
}
