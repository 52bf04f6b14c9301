import { setImmediate as pause } from 'node:timers/promises';

/** Texts sorted at once; other calls are answered in between. */
const MANY = 4000;

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

/**
 * Ranks of texts from 0 in the order of code units; equal ones share a rank. Sorts in portions: texts by their first
 * letters, and many with the same first letters by their next ones.
 */
export async function rankTexts(texts: readonly string[]): Promise<Int32Array> {
  const different = await sortTexts([...new Set(texts)], 0);
  const ranks = new Map(different.map((text, rank) => [text, rank]));
  return Int32Array.from(texts, (text) => ranks.get(text) ?? 0);
}

async function sortTexts(texts: string[], from: number): Promise<string[]> {
  if (texts.length <= MANY) {
    await pause();
    return texts.sort(compare);
  }
  const byUnit = new Map<string, string[]>();
  for (const text of texts) {
    const unit = text.charAt(from);
    const found = byUnit.get(unit);
    if (found) found.push(text);
    else byUnit.set(unit, [text]);
  }
  const sorted: string[] = [];
  for (const unit of [...byUnit.keys()].sort(compare)) {
    const same = byUnit.get(unit) ?? [];
    // Texts that end here are all equal, and these are different texts.
    for (const text of unit === '' ? same : await sortTexts(same, from + 1)) sorted.push(text);
  }
  return sorted;
}
