/** How slow and how fast songs may play; beyond it words are no words any more. */
export const MIN_RATE = 0.5;
export const MAX_RATE = 2;
/** So many small steps make a whole. */
const STEPS_OF_ONE = 20;

/** The speed one small step (0.05) faster or, with -1, slower; steps are even ones, and end at the bounds. */
export function changedRate(rate: number, by: 1 | -1): number {
  const next = (by > 0 ? Math.floor(rate * STEPS_OF_ONE + 1e-6) : Math.ceil(rate * STEPS_OF_ONE - 1e-6)) + by;
  return Math.min(Math.max(next / STEPS_OF_ONE, MIN_RATE), MAX_RATE);
}
