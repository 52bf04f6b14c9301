/** Time left in units that do not change every second. */
export type TimeLeft =
  { unit: 'unknown' } | { unit: 'seconds' } | { unit: 'minutes' | 'hours'; count: number };

const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;
/** From here on hours are precise enough, minutes. */
const LONG_MINUTES = 90;
const STEP_MINUTES = 5;
/** Minutes are shown in steps of five from here on. */
const STEPS_FROM = 10;

/** Rounds a time up to whole minutes, above ten to five of them, from 90 on to hours. @param ms null: unknown */
export function timeLeft(ms: number | null): TimeLeft {
  if (ms === null) return { unit: 'unknown' };
  if (ms < MINUTE_MS) return { unit: 'seconds' };
  const minutes = Math.ceil(ms / MINUTE_MS);
  if (minutes >= LONG_MINUTES) return { unit: 'hours', count: Math.round(minutes / HOUR_MINUTES) };
  const step = minutes > STEPS_FROM ? STEP_MINUTES : 1;
  return { unit: 'minutes', count: Math.ceil(minutes / step) * step };
}
