/** Seconds in whole minutes, at least 1 for any music. */
export const minutesOf = (seconds: number): number =>
  seconds > 0 ? Math.max(1, Math.round(seconds / 60)) : 0;
