import type { SmartDateField, SmartRule, SmartTextField } from '@qingyin/contract';
import { type Expression, sql, type SqlBool } from 'kysely';
import { INSTRUMENTAL_MARK } from '../songs.ts';
import { ownTimes, playsOf, type RuledSongs, type SmartPlaylistOwner, starsOf } from './listener-facts.ts';
import { addedCondition, libraryCondition } from './library-conditions.ts';
import { playlistVisibleTo } from '../visible-playlists.ts';

type Condition = Expression<SqlBool>;

const SECOND_MS = 1000;
const KBIT = 1000;
const DAY_MS = 86_400_000;
/** Escape character for LIKE patterns. */
const ESCAPE = '!';

/** Case-insensitive condition: a text contains the value, or equals it. */
function textIs(column: string, op: 'contains' | 'is', value: string): Condition {
  const sought = value.toLowerCase();
  if (op === 'is') return sql<SqlBool>`lower(${sql.ref(column)}) = ${sought}`;
  const pattern = `%${sought.replace(/[!%_]/g, (sign) => ESCAPE + sign)}%`;
  return sql<SqlBool>`lower(${sql.ref(column)}) like ${pattern} escape ${sql.lit(ESCAPE)}`;
}

function named(eb: RuledSongs, field: SmartTextField, op: 'contains' | 'is', value: string): Condition {
  const either = (table: string) =>
    eb.or([textIs(`${table}.name`, op, value), textIs(`${table}.name_en`, op, value)]);
  if (field === 'title') return either('song');
  // Queries that do not refer to the song are evaluated once, not for each of 100,000 songs.
  if (field === 'album')
    return eb('song.album_id', 'in', eb.selectFrom('album').select('album.id').where(either('album')));
  const ofArtist = eb.selectFrom('artist').select('artist.id').where(either('artist'));
  if (field === 'albumArtist')
    return eb(
      'song.album_id',
      'in',
      eb.selectFrom('album').select('album.id').where('album.artist_id', 'in', ofArtist),
    );
  return eb(
    'song.id',
    'in',
    eb.selectFrom('song_artist').select('song_artist.song_id').where('song_artist.artist_id', 'in', ofArtist),
  );
}

function dated(
  eb: RuledSongs,
  field: SmartDateField,
  rule: { op: 'within' | 'before' | 'since' | 'until'; value: number } | { op: 'ever' | 'never' },
  listener: SmartPlaylistOwner,
): Condition {
  const days = rule.op === 'within' || rule.op === 'before';
  const since = 'value' in rule ? (days ? listener.now - rule.value * DAY_MS : rule.value) : 0;
  if (field === 'libraryAdded') return addedCondition(rule.op, since);
  const all = () => eb.selectFrom(ownTimes(eb, field, listener).as('done')).select('done.at');
  if (!('value' in rule)) return rule.op === 'ever' ? eb.exists(all()) : eb.not(eb.exists(all()));
  const within = eb.exists(all().where('done.at', '>=', since));
  // `before` and `until` require that there was no later time.
  return rule.op === 'within' || rule.op === 'since' ? within : eb.and([eb.exists(all()), eb.not(within)]);
}

/** SQL condition for a rule. */
export function ruleCondition(eb: RuledSongs, rule: SmartRule, listener: SmartPlaylistOwner): Condition {
  switch (rule.field) {
    case 'title':
    case 'artist':
    case 'album':
    case 'albumArtist':
      return rule.op === 'not-contains'
        ? eb.not(named(eb, rule.field, 'contains', rule.value))
        : named(eb, rule.field, rule.op, rule.value);
    case 'duration':
      return eb('song.duration_ms', rule.op === 'more' ? '>' : '<', rule.value * SECOND_MS);
    case 'plays':
      return eb(playsOf(eb, listener), rule.op === 'more' ? '>' : '<', rule.value);
    case 'rating': {
      if (rule.op === 'none') return eb(starsOf(eb, listener), '=', 0);
      const compared = ({ is: '=', least: '>=', most: '<=' } as const)[rule.op];
      return eb.and([eb(starsOf(eb, listener), '>', 0), eb(starsOf(eb, listener), compared, rule.value)]);
    }
    case 'bitrate':
      // 0: rendered on demand, without a rate.
      return eb.and([
        eb('song.bitrate', '>', 0),
        eb('song.bitrate', rule.op === 'more' ? '>' : '<', rule.value * KBIT),
      ]);
    case 'list': {
      // The playlist may have been deleted or hidden since the rule was made; it then counts as empty.
      const list = listener.db
        .selectFrom('playlist')
        .select('id')
        .where('id', '=', rule.value)
        .where(playlistVisibleTo(listener.userId));
      const held = eb.exists(
        eb
          .selectFrom('playlist_track')
          .select('playlist_track.song_id')
          .whereRef('playlist_track.song_id', '=', 'song.id')
          .where('playlist_track.playlist_id', 'in', list),
      );
      return rule.op === 'in' ? held : eb.not(held);
    }
    case 'mv':
      return eb('song.mv_id', rule.op === 'yes' ? '>' : '=', 0);
    case 'lyric':
      return eb('song.mark', rule.op === 'yes' ? '!=' : '=', INSTRUMENTAL_MARK);
    case 'year':
    case 'genre':
    case 'format':
    case 'library':
      return libraryCondition(rule, listener);
    default:
      return dated(eb, rule.field, rule, listener);
  }
}
