import { persistedValue, queryRoots } from '@qingyin/query-kit';

/** Preferred resolution (lines); null: depends on the screen. Persisted. */
export const preferredResolution = persistedValue(queryRoots.video, 'film-lines', (kept): number | null =>
  typeof kept === 'number' && Number.isInteger(kept) && kept > 0 ? kept : null,
);

/** Resolution to load: the best one up to `wanted`, else the smallest; null if there are no files. */
export function pickResolution(resolutions: readonly number[], wanted: number): number | null {
  if (resolutions.length === 0) return null;
  const fitting = resolutions.filter((lines) => lines <= wanted);
  return fitting.length > 0 ? Math.max(...fitting) : Math.min(...resolutions);
}

/**
 * Resolution that a screen can display in full screen; rounds up to the next common one.
 * @param ratio device pixels per CSS px
 */
export function screenResolution(
  { height, width }: { height: number; width: number },
  ratio: number,
): number {
  const COMMON = [240, 480, 720, 1080];
  const lines = Math.min(height, width) * ratio;
  return COMMON.find((common) => common >= lines) ?? Infinity;
}
