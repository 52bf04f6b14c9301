/** Frequency range that is drawn, Hz; music has little outside of it. */
const LOWEST_HZ = 50;
const HIGHEST_HZ = 12_000;

/**
 * Edges of `bands` logarithmic frequency bands, as bin indexes of an analyser. The lowest bands of a coarse
 * analyser share a bin, so that none is empty.
 */
export function bandEdges(bands: number, bins: number, sampleRate: number): number[] {
  const binHz = sampleRate / 2 / bins;
  const ratio = HIGHEST_HZ / LOWEST_HZ;
  return Array.from({ length: bands + 1 }, (_, band) =>
    Math.min(bins - 1, Math.round((LOWEST_HZ * ratio ** (band / bands)) / binHz)),
  );
}

/** Writes the loudest bin of each band (0 to 1) into `levels`. */
export function readBands(bytes: Uint8Array, edges: readonly number[], levels: Float32Array): void {
  for (let band = 0; band < levels.length; band += 1) {
    const from = edges[band] ?? 0;
    const to = Math.max(from + 1, edges[band + 1] ?? 0);
    let loudest = 0;
    for (let place = from; place < to; place += 1) loudest = Math.max(loudest, bytes[place] ?? 0);
    levels[band] = loudest / 255;
  }
}
