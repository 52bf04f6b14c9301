/** Height of the curve in its own units. */
export const CURVE_HEIGHT = 20;

/** Smooths each value with its neighbours. */
const smooth = (counts: readonly number[]): number[] =>
  counts.map((count, at) => ((counts[at - 1] ?? 0) + 2 * count + (counts[at + 1] ?? 0)) / 4);

const figure = (value: number): string => String(Math.round(value * 100) / 100);

/**
 * SVG path of the comment density, `counts.length` wide and `CURVE_HEIGHT` high; '' without comments. Scaled by
 * square root, so that one peak does not hide the others.
 */
export function curveOf(counts: readonly number[]): string {
  const heights = smooth(counts).map(Math.sqrt);
  const most = Math.max(0, ...heights);
  if (most === 0) return '';
  const points = heights.map((height, at) => [at + 0.5, CURVE_HEIGHT * (1 - height / most)] as const);
  const ends = points.map(([x, y], at) => {
    const [nextX, nextY] = points[at + 1] ?? [counts.length, CURVE_HEIGHT];
    return `Q${figure(x)} ${figure(y)} ${figure((x + nextX) / 2)} ${figure((y + nextY) / 2)}`;
  });
  return `M0 ${CURVE_HEIGHT}${ends.join('')}L${counts.length} ${CURVE_HEIGHT}Z`;
}

/** The part that contains a moment (ms) if it has comments; otherwise null. */
export function commentedPart(ms: number, partMs: number, counts: readonly number[]): number | null {
  const part = Math.min(counts.length - 1, Math.floor(ms / partMs));
  return part >= 0 && (counts[part] ?? 0) > 0 ? part : null;
}
