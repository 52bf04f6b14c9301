/** Year of a time, ms since 1970; undefined if unknown (0). */
export function yearOf(ms: number): number | undefined {
  return ms > 0 ? new Date(ms).getFullYear() : undefined;
}
