import type { Db, ArtistRow } from '@qingyin/server-db';
import { notFound } from '@qingyin/server-kernel';
import { type SongRecord, songsByIds } from './song-records.ts';

/** @throws BusinessError 404 when there is no such artist */
export async function artistById(db: Db, id: number): Promise<ArtistRow> {
  const row = await db.selectFrom('artist').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw notFound('歌手');
  return row;
}

/** Query of an artist's songs, without songs made for measurements. */
export const songsOfArtist = (db: Db, artistId: number) =>
  db
    .selectFrom('song')
    .innerJoin('song_artist', 'song_artist.song_id', 'song.id')
    .where('song_artist.artist_id', '=', artistId)
    .where('song.hidden', '=', 0);

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
): Promise<SongRecord[]> {
  const rows = await songsOfArtist(db, artistId)
    .select('song.id')
    .orderBy(order === 'hot' ? 'song.popularity' : 'song.publish_time', 'desc')
    .orderBy('song.id')
    .limit(limit)
    .offset(offset)
    .execute();
  return songsByIds(
    db,
    rows.map((row) => row.id),
  );
}
