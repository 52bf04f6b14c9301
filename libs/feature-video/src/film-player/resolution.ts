import { keptValue, queryRoots } from '@qingyin/query-kit';

/** Lines the viewer wants at most; null: as many as the screen can show. */
export const wantedLines = keptValue(queryRoots.video, 'film-lines', (kept): number | null =>
  typeof kept === 'number' && Number.isInteger(kept) && kept > 0 ? kept : null,
);

/** The file to take: the best that is not above what is wanted, else the smallest there is; null when there is none. */
export function pickLines(resolutions: readonly number[], wanted: number): number | null {
  if (resolutions.length === 0) return null;
  const fitting = resolutions.filter((lines) => lines <= wanted);
  return fitting.length > 0 ? Math.max(...fitting) : Math.min(...resolutions);
}

/** How many lines a screen can show of a film that fills it; one that is between two files takes the larger. */
export function linesOfScreen({ height, width }: { height: number; width: number }, ratio: number): number {
  const COMMON = [240, 480, 720, 1080];
  const lines = Math.min(height, width) * ratio;
  return COMMON.find((common) => common >= lines) ?? Infinity;
}
