interface Span {
  startMs: number;
  endMs: number;
}

/**
 * Binary search: index of the last span that has started, -1 before the first. `spans` must be sorted by start.
 * O(log n).
 */
export function lastStarted(spans: readonly Span[], ms: number): number {
  let [low, high] = [0, spans.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((spans[middle]?.startMs ?? Infinity) <= ms) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
