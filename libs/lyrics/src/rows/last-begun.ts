interface Span {
  startMs: number;
  endMs: number;
}

/** Index of the last one that has begun, -1 before the first; `spans` in the order of their start. O(log n). */
export function lastBegun(spans: readonly Span[], ms: number): number {
  let [low, high] = [0, spans.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((spans[middle]?.startMs ?? Infinity) <= ms) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
