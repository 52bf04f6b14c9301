import { createHash } from 'node:crypto';
import { ENOUGH_PEOPLE } from '@qingyin/server-catalogue';
import type { Db } from '@qingyin/server-db';
import { DAY_MS } from '@qingyin/server-kernel';

/** Window in which enough different people must have searched for a query before others see it. */
export const SEARCH_PEOPLE_WINDOW_MS = 14 * DAY_MS;
const HASH_LENGTH = 16;

/**
 * Hash of a person together with a query, so that stored rows neither name anybody nor tell which queries belong to the
 * same person.
 *
 * @param caller the account, or the network of a guest
 */
export const personHash = (wordKey: string, caller: string): string =>
  createHash('sha256').update(`${wordKey}\n${caller}`).digest('base64url').slice(0, HASH_LENGTH);

/**
 * Records that people searched for a query, and keeps only as many of the latest as are needed to know whether they are
 * enough; to be called inside a transaction.
 *
 * @param people hashes of `personHash`
 * @param now ms since 1970
 */
export async function addSearchPeople(
  trx: Db,
  wordKey: string,
  people: readonly string[],
  now: number,
): Promise<void> {
  if (people.length === 0) return;
  await trx
    .insertInto('search_person')
    .values(people.map((person) => ({ word_key: wordKey, person, at: now })))
    .onConflict((conflict) => conflict.columns(['word_key', 'person']).doUpdateSet({ at: now }))
    .execute();
  const known = await trx
    .selectFrom('search_person')
    .select(['person', 'at'])
    .where('word_key', '=', wordKey)
    .orderBy('at', 'desc')
    .orderBy('person')
    .execute();
  const surplus = known.slice(ENOUGH_PEOPLE).map(({ person }) => person);
  if (surplus.length > 0)
    await trx
      .deleteFrom('search_person')
      .where('word_key', '=', wordKey)
      .where('person', 'in', surplus)
      .execute();
  await trx
    .updateTable('search_word')
    .set({ fifth_at: known[ENOUGH_PEOPLE - 1]?.at ?? 0 })
    .where('word_key', '=', wordKey)
    .execute();
}

/** Deletes people whose search is too long ago to count. @param now ms since 1970 */
export async function forgetPeople(trx: Db, now: number): Promise<void> {
  await trx
    .deleteFrom('search_person')
    .where('at', '<', now - SEARCH_PEOPLE_WINDOW_MS)
    .execute();
}
