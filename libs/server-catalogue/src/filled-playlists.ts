import type { Tables } from '@qingyin/server-db';
import type { ExpressionBuilder } from 'kysely';
import { mayReferenceBeHeard, type SongScope } from './song-access.ts';

/** SQL condition for playlists that have a song which the viewer may hear; empty ones are not recommended. */
export const playlistHasSongFor = (viewer: SongScope) => (eb: ExpressionBuilder<Tables, 'playlist'>) =>
  eb.exists(
    eb
      .selectFrom('playlist_track')
      .select('playlist_track.song_id')
      .whereRef('playlist_track.playlist_id', '=', 'playlist.id')
      .where(mayReferenceBeHeard(viewer, 'playlist_track.song_id')),
  );
