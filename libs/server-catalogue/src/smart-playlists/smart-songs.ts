import type { SmartOrder, SmartRules } from '@qingyin/contract';
import { sql } from 'kysely';
import { maySongBeHeard } from '../song-access.ts';
import { ownTimes, playsOf, type RuledSongs, type SmartPlaylistOwner, starsOf } from './listener-facts.ts';
import { ruleCondition } from './rule-conditions.ts';
import { cheapestFirst } from './rule-costs.ts';

/** Sort expression for the songs of a smart playlist. */
function orderOf(eb: RuledSongs, order: SmartOrder, listener: SmartPlaylistOwner) {
  if (order === 'title') return eb.ref('song.name');
  if (order === 'popularity') return eb.ref('song.popularity');
  if (order === 'duration') return eb.ref('song.duration_ms');
  if (order === 'bitrate') return eb.ref('song.bitrate');
  if (order === 'plays') return playsOf(eb, listener);
  if (order === 'rating') return starsOf(eb, listener);
  if (order === 'year') return sql<number>`coalesce(library_song.year, 0)`;
  if (order === 'libraryAdded') return sql<number>`coalesce(library_song.added_at, 0)`;
  const last = eb
    .selectFrom(ownTimes(eb, order, listener).as('done'))
    .select((done) => done.fn.max('done.at').as('last'));
  // Missing times sort as the oldest on both SQLite and PostgreSQL.
  return eb.fn.coalesce(last, sql<number>`0`);
}

/**
 * Evaluates the rules of a smart playlist over the songs that its owner may hear: the number of matching songs, and the
 * ids of the first `limit` ones in its order.
 */
export async function evaluateSmartPlaylist(
  { match, rules, order, descending, limit }: SmartRules,
  listener: SmartPlaylistOwner,
): Promise<{ count: number; ids: number[] }> {
  const found = listener.db
    .selectFrom('song')
    .leftJoin('library_song', 'library_song.song_id', 'song.id')
    .where('song.hidden', '=', 0)
    .where((eb) => {
      const conditions = cheapestFirst(rules).map((rule) => ruleCondition(eb, rule, listener));
      return match === 'all' ? eb.and(conditions) : eb.or(conditions);
    })
    // Last, because SQLite tests conditions in this order.
    .where(maySongBeHeard(listener));
  const rows = await found
    // Counts in the same query, because each evaluation of the rules reads all songs.
    .select(['song.id', sql<number>`count(*) over ()`.as('count')])
    .orderBy((eb) => orderOf(eb, order, listener), descending ? 'desc' : 'asc')
    .orderBy('song.id')
    .limit(limit)
    .execute();
  return { count: Number(rows[0]?.count ?? 0), ids: rows.map(({ id }) => id) };
}
