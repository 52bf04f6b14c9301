import type { Db } from '../db/open.ts';
import type { AlbumRow, ArtistRow, SongRow } from '../db/schema.ts';

type ArtistBrief = Pick<ArtistRow, 'id' | 'name' | 'name_en' | 'image_key'>;

/** A song with what every answer about it needs. */
export interface SongRecord {
  song: SongRow;
  album: Pick<AlbumRow, 'id' | 'name' | 'name_en' | 'image_key'>;
  artists: ArtistBrief[];
}

/** Bound parameters per statement; both databases allow more, and longer statements are no faster. */
const CHUNK = 2000;

const chunksOf = <T>(list: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(list.length / CHUNK) }, (_, index) =>
    list.slice(index * CHUNK, (index + 1) * CHUNK),
  );

/** Songs by id in the order asked for; unknown ids are left out, an id asked twice comes twice. */
export async function songsByIds(db: Db, ids: readonly number[]): Promise<SongRecord[]> {
  const rows: SongRow[] = [];
  for (const chunk of chunksOf([...new Set(ids)])) {
    rows.push(...(await db.selectFrom('song').selectAll().where('id', 'in', chunk).execute()));
  }
  const records = new Map((await withDetails(db, rows)).map((record) => [record.song.id, record]));
  return ids.flatMap((id) => records.get(id) ?? []);
}

/** Adds album and artists to rows, keeping their order. */
export async function withDetails(db: Db, rows: readonly SongRow[]): Promise<SongRecord[]> {
  const albums = await albumsOf(db, [...new Set(rows.map((row) => row.album_id))]);
  const artists = await artistsOf(
    db,
    rows.map((row) => row.id),
  );
  return rows.flatMap((song) => {
    const album = albums.get(song.album_id);
    return album ? [{ song, album, artists: artists.get(song.id) ?? [] }] : [];
  });
}

async function albumsOf(db: Db, ids: number[]): Promise<Map<number, SongRecord['album']>> {
  const found = new Map<number, SongRecord['album']>();
  for (const chunk of chunksOf(ids)) {
    const rows = await db
      .selectFrom('album')
      .select(['id', 'name', 'name_en', 'image_key'])
      .where('id', 'in', chunk)
      .execute();
    for (const row of rows) found.set(row.id, row);
  }
  return found;
}

async function artistsOf(db: Db, songIds: number[]): Promise<Map<number, ArtistBrief[]>> {
  const found = new Map<number, ArtistBrief[]>();
  for (const chunk of chunksOf(songIds)) {
    const rows = await db
      .selectFrom('song_artist')
      .innerJoin('artist', 'artist.id', 'song_artist.artist_id')
      .select(['song_artist.song_id', 'artist.id', 'artist.name', 'artist.name_en', 'artist.image_key'])
      .where('song_artist.song_id', 'in', chunk)
      .orderBy('song_artist.song_id')
      .orderBy('song_artist.position')
      .execute();
    for (const { song_id, ...artist } of rows) {
      const list = found.get(song_id);
      if (list) list.push(artist);
      else found.set(song_id, [artist]);
    }
  }
  return found;
}
