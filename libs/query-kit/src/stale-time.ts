const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;

/** Stale times in ms, as TanStack Query expects them. */
export const staleTime = {
  none: 0,
  seconds: (count: number): number => count * SECOND_MS,
  minutes: (count: number): number => count * MINUTE_MS,
  forever: Number.POSITIVE_INFINITY,
} as const;
