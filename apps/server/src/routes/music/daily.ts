const DAY_MS = 86_400_000;
/** The day of the listeners begins at 6 in the morning in China, as such services have it. */
const DAY_STARTS_MS = 2 * 3_600_000;

/** Number of the listening day; recommendations change with it. @param now ms since 1970 */
export const dayNumber = (now: number): number => Math.floor((now + DAY_STARTS_MS) / DAY_MS);

/** The list begun at another place. */
export function rotated<T>(list: readonly T[], by: number): T[] {
  const from = list.length ? by % list.length : 0;
  return [...list.slice(from), ...list.slice(0, from)];
}
