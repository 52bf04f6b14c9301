import type { Db, PlaylistRow } from '@qingyin/server-db';
import { sql, type SqlBool } from 'kysely';
import { FIRST_LIBRARY_ID, mayReferenceBeHeard, type Viewer } from './song-access.ts';

/** Songs of the demo catalogue count only while it is there; entries of removed ones are kept for its return. */
const isThere = sql<SqlBool>`(playlist_track.song_id >= ${sql.lit(FIRST_LIBRARY_ID)} or exists (
  select 1 from song as demo_song where demo_song.id = playlist_track.song_id))`;

/**
 * Numbers of songs by playlist: all songs of the viewer's own playlists, and of others' those that the viewer may
 * hear. Playlists without any are missing from the map.
 */
export async function audibleTrackCounts(
  db: Db,
  lists: readonly Pick<PlaylistRow, 'id' | 'owner_id'>[],
  viewer: Viewer,
): Promise<Map<number, number>> {
  if (lists.length === 0) return new Map();
  const ids = lists.map(({ id }) => id);
  const own = lists.flatMap(({ id, owner_id }) => (owner_id === viewer.userId ? [id] : []));
  const rows = await db
    .selectFrom('playlist_track')
    .select(['playlist_id', (eb) => eb.fn.countAll<number>().as('n')])
    .where('playlist_id', 'in', ids)
    .where(isThere)
    .where((eb) => {
      const heard = mayReferenceBeHeard(viewer, 'playlist_track.song_id');
      return own.length === 0 ? heard : eb.or([eb('playlist_id', 'in', own), heard]);
    })
    .groupBy('playlist_id')
    .execute();
  return new Map(rows.map((row) => [row.playlist_id, Number(row.n)]));
}
