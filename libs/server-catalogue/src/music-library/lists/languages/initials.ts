import { OTHERS } from '../orders.ts';
import { type Alphabet, HAN } from './alphabets.ts';

const LATIN = /\p{sc=Latn}/u;
const LETTER = /^\p{L}/u;
/** Code units that tell the initial of a name; letters of an index have three at most. */
const PREFIX = 8;
const BOUNDARY = '\uFDD0';

/** Letters under which names stand. */
export interface Initials {
  /** the letters in their order, `#` last */
  labels: string[];
  /** index of the letter of a name */
  placeOf: (text: string) => number;
}

/**
 * Letters of an alphabet in the order of its collator, those of the own script first. A name stands under the last
 * letter that is not after it, so that `Å` is an `A` in German and a letter of its own in Swedish.
 */
export function createInitials({ collation, own, latin, script, han }: Alphabet): Initials {
  const { compare } = new Intl.Collator(collation, { sensitivity: 'base' });
  const owned = sortLetters(
    own.filter((letter) => letter !== HAN),
    compare,
  );
  const kanji = own.includes(HAN) ? [HAN] : [];
  const foreign = sortLetters(latin, compare);
  const latinFrom = owned.length + kanji.length;
  const others = latinFrom + foreign.length;
  const find = (text: string): number => {
    if (!LETTER.test(text)) return others;
    const first = String.fromCodePoint(text.codePointAt(0) ?? 0);
    if (han === 'readings' && /\p{sc=Han}/u.test(first)) return owned.length;
    if (script?.test(first)) return lastNotAfter(owned, text, compare) ?? others;
    const place = LATIN.test(first) ? lastNotAfter(foreign, text, compare) : undefined;
    return place === undefined ? others : latinFrom + place;
  };
  const known = new Map<string, number>();
  return {
    labels: [...owned, ...kanji, ...foreign, OTHERS].map((letter) => letter.replace(BOUNDARY, '')),
    placeOf(text) {
      const prefix = text.slice(0, PREFIX);
      const place = known.get(prefix) ?? find(prefix);
      known.set(prefix, place);
      return place;
    },
  };
}

type Compare = (one: string, other: string) => number;

/** Letters in their order; of those that a language does not tell apart, such as `И` and `Й` in Macedonian, one. */
const sortLetters = (letters: readonly string[], compare: Compare): string[] =>
  [...letters]
    .sort(compare)
    .filter((letter, at, sorted) => at === 0 || compare(sorted[at - 1] ?? '', letter) < 0);

function lastNotAfter(sorted: readonly string[], text: string, compare: Compare): number | undefined {
  let [from, to] = [0, sorted.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (compare(sorted[middle] ?? '', text) <= 0) from = middle + 1;
    else to = middle;
  }
  return from === 0 ? undefined : from - 1;
}
