import type { SmartOrder, SmartRules } from '@qingyin/contract';
import { type ExpressionBuilder, sql } from 'kysely';
import type { Tables } from '../db/schema.ts';
import { type Listener, meets, playsOf, timesOf } from './conditions.ts';

/** What songs are put in order by. */
function orderOf(eb: ExpressionBuilder<Tables, 'song'>, order: SmartOrder, listener: Listener) {
  if (order === 'title') return eb.ref('song.name');
  if (order === 'popularity') return eb.ref('song.popularity');
  if (order === 'duration') return eb.ref('song.duration_ms');
  if (order === 'plays') return playsOf(eb, listener);
  const last = eb
    .selectFrom(timesOf(eb, order, listener).as('done'))
    .select((done) => done.fn.max('done.at').as('last'));
  // What was never done is the oldest, in both databases.
  return eb.fn.coalesce(last, sql<number>`0`);
}

/** The songs that meet rules now: how many, and the ids of those that are in the list, in its order. */
export async function smartSongs(
  { match, rules, order, descending, limit }: SmartRules,
  listener: Listener,
): Promise<{ count: number; ids: number[] }> {
  const found = listener.db
    .selectFrom('song')
    .where('song.hidden', '=', 0)
    .where((eb) => {
      const conditions = rules.map((rule) => meets(eb, rule, listener));
      return match === 'all' ? eb.and(conditions) : eb.or(conditions);
    });
  const { count } = await found
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const rows = await found
    .select('song.id')
    .orderBy((eb) => orderOf(eb, order, listener), descending ? 'desc' : 'asc')
    .orderBy('song.id')
    .limit(limit)
    .execute();
  return { count: Number(count), ids: rows.map(({ id }) => id) };
}
