import { setImmediate as pause } from 'node:timers/promises';
import type { Alphabet } from './alphabets.ts';
import type { Initials } from './initials.ts';
import { sortInPortions } from './sort-in-portions.ts';

/** Names read at once; other calls are answered in between. */
const PORTION = 1000;

/** Places of names in the order of a language. */
export interface RankedNames {
  /** from 0; equal texts share one */
  ranks: Int32Array;
  /** index of the initial of each */
  initials: Uint8Array;
}

/** Ranks texts by initial, then by the collator of a language, with numbers by value. */
export async function rankNames(
  texts: readonly string[],
  { collation }: Alphabet,
  { placeOf }: Initials,
): Promise<RankedNames> {
  const { compare } = new Intl.Collator(collation, { numeric: true });
  const places = new Map<string, number>();
  for (let from = 0; from < texts.length; from += PORTION) {
    for (const text of texts.slice(from, from + PORTION))
      if (!places.has(text)) places.set(text, placeOf(text));
    await pause();
  }
  const sorted = await sortInPortions(
    [...places],
    ([one, place], [other, otherPlace]) => place - otherPlace || compare(one, other),
  );
  const ranks = new Map(sorted.map(([text], rank) => [text, rank]));
  return {
    ranks: Int32Array.from(texts, (text) => ranks.get(text) ?? 0),
    initials: Uint8Array.from(texts, (text) => places.get(text) ?? 0),
  };
}
