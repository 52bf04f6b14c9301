import type { Height } from '../tone/even.ts';

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
  /** It is higher or lower now than it was. */
  changed: () => void;
}

/** What a song's loudness is made of. */
export interface SongLoudness {
  /** what it needs, as a ratio of amplitudes */
  level: number;
  /** of the song as it is */
  height: Height;
}

const UNKNOWN: SongLoudness = { level: 1, height: { peak: 1, ceiling: 1 } };

const between = (from: number, to: number, way: number): number => from + (to - from) * way;

/** Where on its way from one song to the other it is. */
const amid = (from: SongLoudness, to: SongLoudness, way: number): SongLoudness => ({
  level: between(from.level, to.level, way),
  height: {
    peak: between(from.height.peak, to.height.peak, way),
    ceiling: between(from.height.ceiling, to.height.ceiling, way),
  },
});

const same = (one: SongLoudness, other: SongLoudness): boolean =>
  one.level === other.level &&
  one.height.peak === other.height.peak &&
  one.height.ceiling === other.height.ceiling;

/** How loud an element is: what is set for it, what its song needs, and the share that fades and other sounds leave of both. */
export function createLoudness({ element, obeys, boost, changed }: LoudnessOptions) {
  let gain = 1;
  let song = UNKNOWN;
  let goal = UNKNOWN;
  let share = 1;
  let beside = 1;
  let boosted = 1;
  let stop = (): void => {};
  let stopLevel = (): void => {};

  function sound(): void {
    const whole = gain * song.level;
    element().volume = Math.min(1, whole) * share * beside;
    const times = obeys ? Math.max(1, whole) : song.level;
    if (times !== boosted) boost(times);
    boosted = times;
  }

  function apply(to = share): void {
    share = to;
    // First, so that what is too high together never sounds.
    changed();
    sound();
  }

  return {
    share: () => share,
    height: (): Height => ({
      peak: song.height.peak * gain * song.level * share,
      ceiling: song.height.ceiling,
    }),
    /** The share that another sound leaves. */
    under(to: number): void {
      beside = to;
      sound();
    },
    /** Linear amplitude, 0 to 1. */
    gain(value: number): void {
      gain = value;
      apply();
    },
    /** What the song needs: at once, or in `ms` where something sounds. */
    song(to: SongLoudness, ms = 0): void {
      if (same(to, goal) && ms > 0) return;
      stopLevel();
      goal = to;
      const from = song;
      const come = (way: number): void => {
        song = amid(from, to, way);
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
    /** The same loudness for another element, or for one that has come into the graph. */
    again(): void {
      apply();
      boost(boosted);
    },
  };
}
