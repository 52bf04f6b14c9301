/** Whole minutes; what was heard at all is at least one. */
export const minutesOf = (seconds: number): number =>
  seconds > 0 ? Math.max(1, Math.round(seconds / 60)) : 0;
