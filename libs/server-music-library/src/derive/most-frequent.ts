/** The most frequent value; of equally frequent ones the first. */
export function mostFrequent<Value>(values: readonly Value[]): Value | undefined {
  const counts = new Map<Value, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  let best: Value | undefined;
  for (const [value, count] of counts)
    if (best === undefined || count > (counts.get(best) ?? 0)) best = value;
  return best;
}

/** The most frequent text that is not empty; '' when there is none. */
export const mostFrequentText = (texts: readonly string[]): string =>
  mostFrequent(texts.filter((text) => text !== '')) ?? '';
