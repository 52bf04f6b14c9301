import type { Db, Tables } from '@qingyin/server-db';
import { DAY_MS, HOUR_MS } from '@qingyin/server-kernel';
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import { addSearchCount, searchCountAt, searchKey, flushSearchCounts } from './search-counts.ts';
import { SEARCH_PEOPLE_WINDOW_MS } from './search-people.ts';

export interface HotSearch {
  word: string;
  score: number;
  content: string;
  /** 0 none, 1 hot, 4 new, 5 rising (docs/specification/contract/search.md) */
  icon: number;
}

const HOT_LENGTH = 20;
/** Number of searches the editors' first query starts with; the following ones start with fewer. */
const FIRST_SEARCHES = 30;
const NEW_MS = DAY_MS;
const SCORE = 10_000;
/** Scores are computed for the full hour, so that consecutive requests get the same answer. */
const SCORED_EVERY_MS = HOUR_MS;

/**
 * Condition for queries that may be shown to others: enough different people searched for them lately, or the editors
 * wrote them.
 */
const isShown =
  (now: number) =>
  (eb: ExpressionBuilder<Tables, 'search_word'>): Expression<SqlBool> =>
    eb.or([
      eb('search_word.fifth_at', '>=', Math.max(1, now - SEARCH_PEOPLE_WINDOW_MS)),
      eb('search_word.word', 'in', eb.selectFrom('hot_search').select('hot_search.word')),
    ]);

/** The hottest queries of recent days, with the editors' text where there is one. */
export async function hotSearches(db: Db, now: number): Promise<HotSearch[]> {
  await flushSearchCounts(db, now);
  const rows = await db
    .selectFrom('search_word')
    .selectAll()
    .where(isShown(now))
    .orderBy('heat', 'desc')
    .orderBy('word_key')
    .limit(HOT_LENGTH)
    .execute();
  const written = await db.selectFrom('hot_search').selectAll().orderBy('position').execute();
  const hour = Math.floor(now / SCORED_EVERY_MS) * SCORED_EVERY_MS;
  const editors = new Map(written.map((row) => [searchKey(row.word), row]));
  return rows.map((row) => {
    const line = editors.get(row.word_key);
    return {
      word: row.word,
      score: Math.max(1, Math.round(searchCountAt(row.heat, hour) * SCORE)),
      content: line?.content ?? '',
      icon: line?.icon_type ?? (now - row.first_at < NEW_MS ? 4 : 0),
    };
  });
}

/** Queries of enough people with this prefix, hottest first. @param now ms since 1970 */
export async function searchesWithPrefix(
  db: Db,
  keywords: string,
  limit: number,
  now: number,
): Promise<string[]> {
  const key = searchKey(keywords);
  if (!key) return [];
  const rows = await db
    .selectFrom('search_word')
    .select('word')
    .where('word_key', '>=', key)
    .where('word_key', '<', `${key}\u{10ffff}`)
    .where(isShown(now))
    .orderBy('heat', 'desc')
    .orderBy('word_key')
    .limit(limit)
    .execute();
  return rows.map((row) => row.word);
}

/** Seeds an empty table with the editors' queries, as if users had searched for them. */
export async function seedHotSearches(trx: Db, now: number): Promise<void> {
  const any = await trx.selectFrom('search_word').select('word_key').limit(1).executeTakeFirst();
  if (!any) await addHotSearches(trx, now);
}

/** Counts searches for the editors' queries, more for the first ones. */
export async function addHotSearches(trx: Db, now: number): Promise<void> {
  const words = await trx.selectFrom('hot_search').select('word').orderBy('position').execute();
  for (const [position, { word }] of words.entries())
    await addSearchCount(trx, searchKey(word), word, Math.max(1, FIRST_SEARCHES - 2 * position), now);
}

/** Removes the editors' queries with their counts. */
export async function removeHotSearches(trx: Db): Promise<void> {
  const words = await trx.deleteFrom('hot_search').returning('word').execute();
  const keys = words.map(({ word }) => searchKey(word));
  if (keys.length > 0) await trx.deleteFrom('search_word').where('word_key', 'in', keys).execute();
}
