/** What is drawn of the range one hears, Hz: below and above it music has little to show. */
const LOWEST_HZ = 50;
const HIGHEST_HZ = 12_000;

/**
 * The edges of so many bands, as places in what an analyser gives: each band is as wide to the ear as the next. No band is
 * empty, so the lowest ones of a coarse analyser repeat a place.
 */
export function bandEdges(bands: number, bins: number, sampleRate: number): number[] {
  const binHz = sampleRate / 2 / bins;
  const ratio = HIGHEST_HZ / LOWEST_HZ;
  return Array.from({ length: bands + 1 }, (_, band) =>
    Math.min(bins - 1, Math.round((LOWEST_HZ * ratio ** (band / bands)) / binHz)),
  );
}

/** The loudest place of each band, 0 to 1, into `levels`. */
export function readBands(bytes: Uint8Array, edges: readonly number[], levels: Float32Array): void {
  for (let band = 0; band < levels.length; band += 1) {
    const from = edges[band] ?? 0;
    const to = Math.max(from + 1, edges[band + 1] ?? 0);
    let loudest = 0;
    for (let place = from; place < to; place += 1) loudest = Math.max(loudest, bytes[place] ?? 0);
    levels[band] = loudest / 255;
  }
}
