/**
 * Largest fall of a bar, shares of its full height per second. Bars that rise and fall more than three times a second
 * then change less than 40 % of their area, which is below the limit of WCAG 2.3.1 for flashes: 21,824 px² in any
 * 341 × 256 px, with bars of up to 240 px (NowPlaying.module.css, `--strip`).
 */
const FALL_PER_S = 1.2;
/** Frames that come late, after a pause of the page, fall at once. */
const LONGEST_S = 1;

/** Keeps the levels (0 to 1) from falling too fast below those that are `shown`, and writes what to show to both. */
export function slowFall(levels: Float32Array, shown: Float32Array, passedMs: number): void {
  const fall = FALL_PER_S * Math.min(LONGEST_S, Math.max(0, passedMs) / 1000);
  for (let band = 0; band < levels.length; band += 1) {
    // Heights are squares of levels (draw-visualizer.ts).
    const least = Math.max(0, (shown[band] ?? 0) ** 2 - fall);
    levels[band] = shown[band] = Math.max(levels[band] ?? 0, Math.sqrt(least));
  }
}
