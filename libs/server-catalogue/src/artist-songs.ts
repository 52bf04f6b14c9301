import type { Db, ArtistRow } from '@qingyin/server-db';
import { notFound } from '@qingyin/server-kernel';
import { mayArtistBeSeen, maySongBeHeard, type Viewer } from './song-access.ts';
import { type SongRecord, songsByIds } from './song-records.ts';

/** @throws BusinessError 404 when there is no such artist, or none that the viewer may see */
export async function artistById(db: Db, id: number, viewer: Viewer): Promise<ArtistRow> {
  const row = await db
    .selectFrom('artist')
    .selectAll()
    .where('id', '=', id)
    .where(mayArtistBeSeen(viewer))
    .executeTakeFirst();
  if (!row) throw notFound('歌手');
  return row;
}

/** Query of an artist's songs that the viewer may hear, without songs made for measurements. */
export const songsOfArtist = (db: Db, artistId: number, viewer: Viewer) =>
  db
    .selectFrom('song')
    .innerJoin('song_artist', 'song_artist.song_id', 'song.id')
    .where('song_artist.artist_id', '=', artistId)
    .where('song.hidden', '=', 0)
    .where(maySongBeHeard(viewer));

interface Window {
  order: 'hot' | 'time';
  limit: number;
  offset: number;
}

/** A page of an artist's songs, most popular or newest first. */
export async function artistSongs(
  db: Db,
  artistId: number,
  { order, limit, offset }: Window,
  viewer: Viewer,
): Promise<SongRecord[]> {
  const rows = await songsOfArtist(db, artistId, viewer)
    .select('song.id')
    .orderBy(order === 'hot' ? 'song.popularity' : 'song.publish_time', 'desc')
    .orderBy('song.id')
    .limit(limit)
    .offset(offset)
    .execute();
  return songsByIds(
    db,
    rows.map((row) => row.id),
    viewer,
  );
}
