import type { PeakLevel } from '../sound-settings/loudness-normalization.ts';

/** Time in which the full gain is restored, ms; gradually, to prevent clicks. */
const RELEASE_MS = 60;
/** Interval of gain steps, ms; finer ones are inaudible. */
const STEP_MS = 4;

/** A deck that takes part in a crossfade. */
export interface CrossfadingDeck {
  /** Its current peak level, without crossfade headroom. */
  peakLevel: () => PeakLevel;
  /** Sets the gain that crossfade headroom requires. */
  setHeadroom: (share: number) => void;
}

/**
 * Gain that keeps the sum of two overlapping decks below the ceiling: 1 while the sum is below it. A deck that
 * exceeds the ceiling alone is not limited. Continuous in both peak levels.
 */
export function crossfadeHeadroom(one: PeakLevel, other: PeakLevel): number {
  const sum = one.peak + other.peak;
  const most = Math.max(one.ceiling, other.ceiling, one.peak, other.peak);
  return sum > most ? most / sum : 1;
}

/** Crossfade headroom: keeps the sum of two decks below the ceiling while both play. */
export function createCrossfadeHeadroom(decks: () => readonly [CrossfadingDeck, CrossfadingDeck]) {
  let crossing = false;
  let share = 1;
  let settled = 0;
  let timer: ReturnType<typeof setInterval> | undefined;

  /** Recomputes the gain; called when a peak level has changed. */
  function settle(): void {
    if (!crossing && share === 1) return;
    const [one, other] = decks();
    const right = crossing ? crossfadeHeadroom(one.peakLevel(), other.peakLevel()) : 1;
    const now = performance.now();
    // One deck may stop suddenly; the gain of the other one rises gradually.
    const to = Math.min(right, share + (now - settled) / RELEASE_MS);
    settled = now;
    if (to === right) {
      clearInterval(timer);
      timer = undefined;
    } else timer ??= setInterval(settle, STEP_MS);
    if (to === share) return;
    share = to;
    one.setHeadroom(to);
    other.setHeadroom(to);
  }

  function cross(on: boolean): void {
    if (crossing === on) return;
    crossing = on;
    settled = performance.now();
    settle();
  }

  return { cross, settle, dispose: (): void => clearInterval(timer) };
}
