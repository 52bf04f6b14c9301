import type { SearchKind } from '@qingyin/contract';
import type { Db } from '@qingyin/server-db';
import { isCharacter } from '@qingyin/text';
import { countEntries } from './index-entries.ts';
import { type CountedLookup, MOST_COUNTED } from './term-conditions.ts';
import type { TermLookup } from './term-lookup.ts';

/**
 * Sorts the places of tokens by the number of their entries, the fewest first; of common ones the longest first.
 *
 * @returns an empty list if one has none, since no document then has all of them
 */
export async function rarestFirst(
  db: Db,
  kind: SearchKind,
  places: readonly TermLookup[],
): Promise<CountedLookup[]> {
  const counted = await Promise.all(
    places.map(async (lookup) => ({
      lookup,
      entries: await countEntries(db, kind, lookup, '', MOST_COUNTED),
    })),
  );
  if (counted.some(({ entries }) => entries === 0)) return [];
  return counted.sort((a, b) => a.entries - b.entries || weightOf(b.lookup) - weightOf(a.lookup));
}

/** Presumed selectivity of a token: one Chinese character counts like three letters. */
const weightOf = ({ terms, beginning: text }: TermLookup): number =>
  text === undefined
    ? Math.max(...terms.map((term) => (isCharacter(term) ? term.length * 3 : term.length)))
    : text.length;
