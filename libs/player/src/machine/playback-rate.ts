/** Bounds of the playback rate; beyond them speech is unintelligible. */
export const MIN_RATE = 0.5;
export const MAX_RATE = 2;
/** Steps of 0.05 in a rate of 1. */
const STEPS_OF_ONE = 20;

/** The rate one step (0.05) faster or, with -1, slower; aligned to whole steps and clamped to the bounds. */
export function steppedRate(rate: number, by: 1 | -1): number {
  const next = (by > 0 ? Math.floor(rate * STEPS_OF_ONE + 1e-6) : Math.ceil(rate * STEPS_OF_ONE - 1e-6)) + by;
  return Math.min(Math.max(next / STEPS_OF_ONE, MIN_RATE), MAX_RATE);
}
