import type { PeakLevel } from '../sound-settings/loudness-normalization.ts';

/** Interval of volume steps, ms: finer ones are inaudible, and browsers offer no shorter timers. */
const STEP_MS = 4;

/**
 * Animates from 0 to 1 in steps, by time, so that throttled timers still end on time. Returns a function that
 * stops it.
 */
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

/** Fades between two gains with constant power: a fade-out and a simultaneous fade-in keep their summed power. */
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

/** Dependencies of an element's volume control. */
export interface DeckVolumeOptions {
  element: () => HTMLMediaElement;
  /** false: the system ignores the element's `volume` */
  canSetVolume: boolean;
  /** Amplifies the element beyond its maximum volume by a factor. */
  boost: (times: number) => void;
  /** Called when the peak level changes. */
  changed: () => void;
}

/** Gain and peak level of a track. */
export interface TrackLevel {
  /** normalization gain, as a ratio of amplitudes */
  level: number;
  /** peak level of the unchanged track */
  height: PeakLevel;
}

const UNKNOWN: TrackLevel = { level: 1, height: { peak: 1, ceiling: 1 } };

const between = (from: number, to: number, way: number): number => from + (to - from) * way;

/** Interpolates between the values of two tracks. */
const amid = (from: TrackLevel, to: TrackLevel, way: number): TrackLevel => ({
  level: between(from.level, to.level, way),
  height: {
    peak: between(from.height.peak, to.height.peak, way),
    ceiling: between(from.height.ceiling, to.height.ceiling, way),
  },
});

const same = (one: TrackLevel, other: TrackLevel): boolean =>
  one.level === other.level &&
  one.height.peak === other.height.peak &&
  one.height.ceiling === other.height.ceiling;

/** Volume of an element: the product of volume setting, normalization gain, fade and crossfade headroom. */
export function createDeckVolume({ element, canSetVolume, boost, changed }: DeckVolumeOptions) {
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
    const times = canSetVolume ? Math.max(1, whole) : song.level;
    if (times !== boosted) boost(times);
    boosted = times;
  }

  function apply(to = share): void {
    share = to;
    // First, so that the sum never exceeds the ceiling.
    changed();
    sound();
  }

  return {
    share: () => share,
    peakLevel: (): PeakLevel => ({
      peak: song.height.peak * gain * song.level * share,
      ceiling: song.height.ceiling,
    }),
    /** Sets the gain that crossfade headroom requires. */
    setHeadroom(to: number): void {
      beside = to;
      sound();
    },
    /** Sets the linear gain of the volume setting, 0 to 1. */
    gain(value: number): void {
      gain = value;
      apply();
    },
    /** Sets gain and peak level of the track: at once, or over `ms` during playback. */
    song(to: TrackLevel, ms = 0): void {
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
    /** Sets the fade's gain at once. */
    set(to: number): void {
      stop();
      apply(to);
    },
    /** Fades during playback, otherwise sets the gain at once. A later change stops the fade where it is. */
    fadeTo(to: number, ms: number, arrived: () => void = () => {}): void {
      stop();
      if (!element().paused && share !== to) {
        stop = fade(share, to, ms, apply, arrived);
        return;
      }
      apply(to);
      arrived();
    },
    /** Applies the same volume to another element, or to one that was connected to the graph. */
    again(): void {
      apply();
      boost(boosted);
    },
  };
}
