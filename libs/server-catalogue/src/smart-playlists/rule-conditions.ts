import { LIKED_SONGS } from '@qingyin/contract';
import type { Db, Tables } from '@qingyin/server-db';
import type { SmartDateField, SmartRule, SmartTextField } from '@qingyin/contract';
import { type Expression, type ExpressionBuilder, sql, type SqlBool } from 'kysely';
import { INSTRUMENTAL_MARK } from '../songs.ts';
import type { Viewer } from '../song-access.ts';
import { libraryCondition } from './library-conditions.ts';
import { playlistVisibleTo } from '../visible-playlists.ts';

/** The owner of the smart playlist, whose listening history the rules refer to, and the time of evaluation. */
export interface SmartPlaylistOwner extends Viewer {
  db: Db;
  userId: number;
  now: number;
}

type Songs = ExpressionBuilder<Tables, 'song'>;
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

function named(eb: Songs, field: SmartTextField, op: 'contains' | 'is', value: string): Condition {
  const either = (table: string) =>
    eb.or([textIs(`${table}.name`, op, value), textIs(`${table}.name_en`, op, value)]);
  if (field === 'title') return either('song');
  if (field === 'album')
    return eb.exists(
      eb
        .selectFrom('album')
        .select('album.id')
        .whereRef('album.id', '=', 'song.album_id')
        .where(either('album')),
    );
  if (field === 'albumArtist')
    return eb.exists(
      eb
        .selectFrom('album')
        .innerJoin('artist', 'artist.id', 'album.artist_id')
        .select('artist.id')
        .whereRef('album.id', '=', 'song.album_id')
        .where(either('artist')),
    );
  return eb.exists(
    eb
      .selectFrom('song_artist')
      .innerJoin('artist', 'artist.id', 'song_artist.artist_id')
      .select('artist.id')
      .whereRef('song_artist.song_id', '=', 'song.id')
      .where(either('artist')),
  );
}

/** Query for the times at which the user played, liked or added the song, or at which it came into the music library. */
export function timesOf(eb: Songs, field: SmartDateField, { userId }: SmartPlaylistOwner) {
  if (field === 'libraryAdded')
    return eb
      .selectFrom('library_song')
      .select('library_song.added_at as at')
      .whereRef('library_song.song_id', '=', 'song.id');
  if (field === 'played')
    return eb
      .selectFrom('play_record')
      .select('play_record.last_at as at')
      .whereRef('play_record.song_id', '=', 'song.id')
      .where('play_record.user_id', '=', userId);
  const own = eb
    .selectFrom('playlist_track')
    .innerJoin('playlist', 'playlist.id', 'playlist_track.playlist_id')
    .select('playlist_track.added_at as at')
    .whereRef('playlist_track.song_id', '=', 'song.id')
    .where('playlist.owner_id', '=', userId);
  return field === 'liked' ? own.where('playlist.special_type', '=', LIKED_SONGS) : own;
}

function dated(
  eb: Songs,
  field: SmartDateField,
  rule: { op: 'within' | 'before' | 'since' | 'until'; value: number } | { op: 'ever' | 'never' },
  listener: SmartPlaylistOwner,
): Condition {
  const all = () => eb.selectFrom(timesOf(eb, field, listener).as('done')).select('done.at');
  if (!('value' in rule)) return rule.op === 'ever' ? eb.exists(all()) : eb.not(eb.exists(all()));
  const days = rule.op === 'within' || rule.op === 'before';
  const since = days ? listener.now - rule.value * DAY_MS : rule.value;
  const within = eb.exists(all().where('done.at', '>=', since));
  // `before` and `until` require that there was no later time.
  return rule.op === 'within' || rule.op === 'since' ? within : eb.and([eb.exists(all()), eb.not(within)]);
}

/** SQL condition for a rule; `eb` is the expression builder of rows of `song`. */
export function ruleCondition(eb: Songs, rule: SmartRule, listener: SmartPlaylistOwner): Condition {
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

/** Number of the user's plays of the song; 0 if there are none. */
export const playsOf = (eb: Songs, { userId }: SmartPlaylistOwner) =>
  eb.fn.coalesce(
    eb
      .selectFrom('play_record')
      .select('play_record.plays')
      .whereRef('play_record.song_id', '=', 'song.id')
      .where('play_record.user_id', '=', userId),
    sql<number>`0`,
  );
