import { type Db, inWriteTransaction } from '@qingyin/server-db';
import { ENOUGH_PEOPLE } from '@qingyin/server-catalogue';
import { DAY_MS } from '@qingyin/server-kernel';
import { joinUnits, unitsOf } from '@qingyin/text';
import { chinese } from '@qingyin/text/chinese';
import { addSearchPeople, forgetPeople, personHash } from './search-people.ts';

/** Half-life of a search: after this time it counts half. */
const HALF_LIFE_MS = 3 * DAY_MS;
/** Maximum length in characters; longer queries are not suggested to others. */
const WORD_MAX = 30;
/**
 * Counts are buffered for this long and written together, because one write per search would cost more than the
 * search itself. A crash loses the buffered counts and nothing else.
 */
const GATHER_MS = 10_000;
const GATHER_MAX = 500;
/** Maximum number of stored queries; those with the lowest heat are deleted. */
const MOST_WORDS = 20_000;

/** Heat is stored as an integer: thousandths of a doubling. */
const SCALE = 1000;

/**
 * Heat of a query after `searches` further searches at a time, with exponential decay: the logarithm of all its
 * searches, each worth twice as much as one a half-life earlier. The order of queries does not change without
 * searches, so heat is never recomputed.
 */
export function heatAfter(heat: number | undefined, searches: number, at: number): number {
  const now = at / HALF_LIFE_MS + Math.log2(searches);
  const before = heat === undefined ? -Infinity : heat / SCALE;
  const greater = Math.max(now, before);
  return Math.round((greater + Math.log2(2 ** (now - greater) + 2 ** (before - greater))) * SCALE);
}

/** Number of searches at this time that the heat of a query equals. */
export const searchCountAt = (heat: number, at: number): number => 2 ** (heat / SCALE - at / HALF_LIFE_MS);

/** Normalised form under which a query is counted. */
export const searchKey = (word: string): string => joinUnits(unitsOf(word, chinese));

interface Counted {
  word: string;
  searches: number;
  people: Set<string>;
}

const gathered = new WeakMap<Db, Map<string, Counted>>();

/**
 * Counts a search that had results; buffered.
 *
 * @param caller who searched: the account, or the network of a guest
 */
export function countSearch(db: Db, keywords: string, caller: string, now: () => number): void {
  const word = keywords.trim().replace(/\s+/g, ' ');
  const key = searchKey(word);
  if (!key || [...word].length > WORD_MAX) return;
  let words = gathered.get(db);
  if (!words) {
    words = new Map();
    gathered.set(db, words);
    // If the database is closed by then, the buffered counts are lost.
    setTimeout(() => void flushSearchCounts(db, now()).catch(() => undefined), GATHER_MS).unref();
  }
  const person = personHash(key, caller);
  const counted = words.get(key);
  if (counted) {
    counted.searches += 1;
    if (counted.people.size < ENOUGH_PEOPLE) counted.people.add(person);
  } else if (words.size < GATHER_MAX) words.set(key, { word, searches: 1, people: new Set([person]) });
}

/** Writes the buffered counts; called before hot searches are read, so that users see their own searches. */
export async function flushSearchCounts(db: Db, now: number): Promise<void> {
  const words = gathered.get(db);
  if (!words) return;
  gathered.delete(db);
  await inWriteTransaction(db, async (trx) => {
    for (const [key, { word, searches, people }] of words) {
      await addSearchCount(trx, key, word, searches, now);
      await addSearchPeople(trx, key, [...people], now);
    }
    await forgetColdest(trx);
    await forgetPeople(trx, now);
  });
}

/** Deletes the queries with the lowest heat beyond the maximum. */
async function forgetColdest(trx: Db): Promise<void> {
  const first = await trx
    .selectFrom('search_word')
    .select('heat')
    .orderBy('heat', 'desc')
    .offset(MOST_WORDS)
    .limit(1)
    .executeTakeFirst();
  if (first) await trx.deleteFrom('search_word').where('heat', '<=', first.heat).execute();
}

/** Adds searches to a query; to be called inside a transaction. */
export async function addSearchCount(
  trx: Db,
  key: string,
  word: string,
  searches: number,
  now: number,
): Promise<void> {
  const known = await trx
    .selectFrom('search_word')
    .select('heat')
    .where('word_key', '=', key)
    .executeTakeFirst();
  const heat = heatAfter(known?.heat, searches, now);
  await trx
    .insertInto('search_word')
    .values({ word_key: key, word, heat, first_at: now, last_at: now })
    .onConflict((conflict) => conflict.column('word_key').doUpdateSet({ heat, last_at: now }))
    .execute();
}
