import { type Db, type PlaylistRow, whereIn } from '@qingyin/server-db';
import { sql } from 'kysely';
import { ALL_SONGS, maySongBeHeard, type Viewer } from './song-access.ts';
import { type SongRecord, songsByIds } from './song-records.ts';

/** Cover in place of the album's own one. */
const NO_COVER = 'album-calm-withheld';

/**
 * Songs of the viewer's own playlists that the viewer may not hear any more, as greyed rows without rights. They have
 * what the viewer knew when the song was added, title, artists and album, but neither cover nor pages nor MV.
 */
export async function withheldSongs(db: Db, viewer: Viewer, ids: readonly number[]): Promise<SongRecord[]> {
  if (viewer.userId === null || ids.length === 0) return [];
  const rows = await db
    .selectFrom('playlist')
    .innerJoin('playlist_track', 'playlist_track.playlist_id', 'playlist.id')
    .innerJoin('song', 'song.id', 'playlist_track.song_id')
    .select('song.id')
    .distinct()
    .where('playlist.owner_id', '=', viewer.userId)
    .where(whereIn(db, 'playlist_track.song_id', [...ids]))
    .where(sql<boolean>`not ${maySongBeHeard(viewer)}`)
    .execute();
  const records = await songsByIds(
    db,
    rows.map(({ id }) => id),
    ALL_SONGS,
  );
  return records.map(withheld);
}

const withheld = ({ song, album, artists }: SongRecord): SongRecord => ({
  song: { ...song, available: 0, lossless: 0, mv_id: 0, album_id: 0, popularity: 0 },
  album: { ...album, id: 0, image_key: NO_COVER },
  artists: artists.map((artist) => ({ ...artist, id: 0 })),
  unplayable: 'no-access',
});

/**
 * Songs of a playlist in the order of the ids: those that the viewer may hear, and in an own playlist the other ones
 * as greyed rows.
 */
export async function playlistSongs(
  db: Db,
  list: Pick<PlaylistRow, 'owner_id'>,
  ids: readonly number[],
  viewer: Viewer,
): Promise<SongRecord[]> {
  const heard = await songsByIds(db, ids, viewer);
  if (heard.length === ids.length || list.owner_id !== viewer.userId) return heard;
  const known = new Map(heard.map((record) => [record.song.id, record]));
  const missing = ids.filter((id) => !known.has(id));
  for (const record of await withheldSongs(db, viewer, missing)) known.set(record.song.id, record);
  return ids.flatMap((id) => known.get(id) ?? []);
}
