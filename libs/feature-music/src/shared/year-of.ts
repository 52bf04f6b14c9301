/** The year of a time in ms since 1970; undefined where the time is not known (0). */
export function yearOf(ms: number): number | undefined {
  return ms > 0 ? new Date(ms).getFullYear() : undefined;
}
