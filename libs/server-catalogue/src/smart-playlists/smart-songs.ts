import type { Tables } from '@qingyin/server-db';
import type { SmartOrder, SmartRules } from '@qingyin/contract';
import { type ExpressionBuilder, sql } from 'kysely';
import { maySongBeHeard } from '../song-access.ts';
import { type SmartPlaylistOwner, ruleCondition, playsOf, timesOf } from './rule-conditions.ts';

/** Sort expression for the songs of a smart playlist. */
function orderOf(eb: ExpressionBuilder<Tables, 'song'>, order: SmartOrder, listener: SmartPlaylistOwner) {
  if (order === 'title') return eb.ref('song.name');
  if (order === 'popularity') return eb.ref('song.popularity');
  if (order === 'duration') return eb.ref('song.duration_ms');
  if (order === 'bitrate') return eb.ref('song.bitrate');
  if (order === 'plays') return playsOf(eb, listener);
  if (order === 'year')
    return eb.fn.coalesce(
      eb
        .selectFrom('library_song')
        .select('library_song.year')
        .whereRef('library_song.song_id', '=', 'song.id'),
      sql<number>`0`,
    );
  const last = eb
    .selectFrom(timesOf(eb, order, listener).as('done'))
    .select((done) => done.fn.max('done.at').as('last'));
  // Missing times sort as the oldest on both SQLite and PostgreSQL.
  return eb.fn.coalesce(last, sql<number>`0`);
}

/**
 * Evaluates the rules of a smart playlist over the songs that its owner may hear: the number of matching songs, and the ids of the first `limit` ones in
 * its order.
 */
export async function evaluateSmartPlaylist(
  { match, rules, order, descending, limit }: SmartRules,
  listener: SmartPlaylistOwner,
): Promise<{ count: number; ids: number[] }> {
  const found = listener.db
    .selectFrom('song')
    .where('song.hidden', '=', 0)
    .where(maySongBeHeard(listener))
    .where((eb) => {
      const conditions = rules.map((rule) => ruleCondition(eb, rule, listener));
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
