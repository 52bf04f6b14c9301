import type { Height } from '../tone/even.ts';

/** What was taken from a sound comes back no faster than all of it in that time: as the short fades do, no click, ms. */
const RELEASE_MS = 60;
/** Finer steps are not heard, ms. */
const STEP_MS = 4;

/** A deck that may cross with another one. */
export interface Crossing {
  /** How high it is now at most, with all that is done to it but for this. */
  height: () => Height;
  /** It is to sound by this share of itself, because of the other one. */
  under: (share: number) => void;
}

/**
 * The share of themselves by which two sounds stay below the ceiling together: 1 as long as they do so by themselves. One
 * that is above it alone may stay as high as it is. Where both heights change without a step this does too.
 */
export function shareTogether(one: Height, other: Height): number {
  const sum = one.peak + other.peak;
  const most = Math.max(one.ceiling, other.ceiling, one.peak, other.peak);
  return sum > most ? most / sum : 1;
}

/** Keeps two decks below the ceiling while both sound. */
export function createTogether(decks: () => readonly [Crossing, Crossing]) {
  let crossing = false;
  let share = 1;
  let settled = 0;
  let timer: ReturnType<typeof setInterval> | undefined;

  /** To be called when one of both has become higher or lower. */
  function settle(): void {
    if (!crossing && share === 1) return;
    const [one, other] = decks();
    const right = crossing ? shareTogether(one.height(), other.height()) : 1;
    const now = performance.now();
    // One of both may be gone at once; the other one comes back little by little.
    const to = Math.min(right, share + (now - settled) / RELEASE_MS);
    settled = now;
    if (to === right) {
      clearInterval(timer);
      timer = undefined;
    } else timer ??= setInterval(settle, STEP_MS);
    if (to === share) return;
    share = to;
    one.under(to);
    other.under(to);
  }

  function cross(on: boolean): void {
    if (crossing === on) return;
    crossing = on;
    settled = performance.now();
    settle();
  }

  return { cross, settle, dispose: (): void => clearInterval(timer) };
}
