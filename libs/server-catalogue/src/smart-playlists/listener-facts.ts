import { LIKED_SONGS, type SmartDateField } from '@qingyin/contract';
import type { Db, Tables } from '@qingyin/server-db';
import { type ExpressionBuilder, type Nullable, type Selectable, sql } from 'kysely';
import type { Viewer } from '../song-access.ts';

/** The owner of the smart playlist, whose listening history the rules refer to, and the time of evaluation. */
export interface SmartPlaylistOwner extends Viewer {
  db: Db;
  userId: number;
  /** ms since 1970 */
  now: number;
}

/** Expression builder of rows of `song`, each joined with its row of `library_song` if it has one. */
export type RuledSongs = ExpressionBuilder<
  Omit<Tables, 'library_song'> & { library_song: Nullable<Selectable<Tables['library_song']>> },
  'song' | 'library_song'
>;

/** Query for the times at which the user played, liked or added the song to a playlist. */
export function ownTimes(
  eb: RuledSongs,
  field: Exclude<SmartDateField, 'libraryAdded'>,
  { userId }: SmartPlaylistOwner,
) {
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

/** Number of the user's plays of the song; 0 if there are none. */
export const playsOf = (eb: RuledSongs, { userId }: SmartPlaylistOwner) =>
  eb.fn.coalesce(
    eb
      .selectFrom('play_record')
      .select('play_record.plays')
      .whereRef('play_record.song_id', '=', 'song.id')
      .where('play_record.user_id', '=', userId),
    sql<number>`0`,
  );

/** The user's stars of the song; 0 if it is not rated. */
export const starsOf = (eb: RuledSongs, { userId }: SmartPlaylistOwner) =>
  eb.fn.coalesce(
    eb
      .selectFrom('song_rating')
      .select('song_rating.stars')
      .whereRef('song_rating.song_id', '=', 'song.id')
      .where('song_rating.user_id', '=', userId),
    sql<number>`0`,
  );
