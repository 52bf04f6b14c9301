import type { SearchKind } from '@qingyin/contract';
import type { Db } from '@qingyin/server-db';
import { isCharacter } from '@qingyin/text';
import { countEntries } from './index-entries.ts';
import type { TermLookup } from './search-candidates.ts';

/** Entries that are counted at most: tokens with more are all common. */
const MANY = 2000;

/**
 * Sorts the places of tokens by the number of their entries, the fewest first; of common ones the longest first.
 *
 * @returns an empty list if one has none, since no document then has all of them
 */
export async function rarestFirst(
  db: Db,
  kind: SearchKind,
  places: readonly TermLookup[],
): Promise<TermLookup[]> {
  const counted: { place: TermLookup; entries: number }[] = [];
  for (const place of places) {
    const entries = await countEntries(db, kind, place, '', MANY);
    if (entries === 0) return [];
    counted.push({ place, entries });
  }
  return counted
    .sort((a, b) => a.entries - b.entries || weightOf(b.place) - weightOf(a.place))
    .map(({ place }) => place);
}

/** Presumed selectivity of a token: one Chinese character counts like three letters. */
const weightOf = ({ terms, beginning: text }: TermLookup): number =>
  text === undefined
    ? Math.max(...terms.map((term) => (isCharacter(term) ? term.length * 3 : term.length)))
    : text.length;
