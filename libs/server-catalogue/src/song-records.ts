import { whereIn, type Db, type AlbumRow, type ArtistRow, type SongRow } from '@qingyin/server-db';
import type { LibraryUnplayableReason } from '@qingyin/contract';
import { libraryFilesOfSongs } from './library-files.ts';
import { needsFfmpeg } from './needs-conversion.ts';
import { FIRST_LIBRARY_ID, maySongBeHeard, type SongScope } from './song-access.ts';

type ArtistBrief = Pick<ArtistRow, 'id' | 'name' | 'name_en' | 'image_key'>;

/** A song with the album and artists that answers need. */
export interface SongRecord {
  song: SongRow;
  album: Pick<AlbumRow, 'id' | 'name' | 'name_en' | 'image_key'>;
  artists: ArtistBrief[];
  /** why a song of a music library is not available */
  unplayable?: LibraryUnplayableReason;
}

/**
 * Songs by id in the requested order; unknown ids and songs that the viewer may not hear are left out, repeated ids
 * are repeated.
 */
export async function songsByIds(db: Db, ids: readonly number[], scope: SongScope): Promise<SongRecord[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('song')
    .selectAll()
    .where(whereIn(db, 'id', [...new Set(ids)]))
    .where(maySongBeHeard(scope))
    .execute();
  const records = new Map((await withDetails(db, rows)).map((record) => [record.song.id, record]));
  return ids.flatMap((id) => records.get(id) ?? []);
}

/** Adds album and artists to rows that the viewer may hear, keeping their order. */
export async function withDetails(db: Db, rows: readonly SongRow[]): Promise<SongRecord[]> {
  if (rows.length === 0) return [];
  const albums = await albumsOf(db, [...new Set(rows.map((row) => row.album_id))]);
  const artists = await artistsOf(
    db,
    rows.map((row) => row.id),
  );
  const reasons = await unplayableReasons(db, rows);
  return rows.flatMap((song) => {
    const album = albums.get(song.album_id);
    if (!album) return [];
    const unplayable = reasons.get(song.id);
    return [{ song, album, artists: artists.get(song.id) ?? [], ...(unplayable && { unplayable }) }];
  });
}

/** Why songs of music libraries are not available; empty for all others. */
async function unplayableReasons(
  db: Db,
  songs: readonly SongRow[],
): Promise<Map<number, LibraryUnplayableReason>> {
  const ids = songs.filter(({ id, available }) => !available && id >= FIRST_LIBRARY_ID).map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('library_song')
    .select(['song_id', 'missing_since'])
    .where(whereIn(db, 'song_id', ids))
    .execute();
  const present = rows.flatMap((row) => (row.missing_since === null ? [row.song_id] : []));
  const files = await libraryFilesOfSongs(db, present);
  const reasonOf = (row: (typeof rows)[number]): LibraryUnplayableReason => {
    if (row.missing_since !== null) return 'file-missing';
    return files.get(row.song_id)?.every(needsFfmpeg) ? 'needs-ffmpeg' : 'library-offline';
  };
  return new Map(rows.map((row) => [row.song_id, reasonOf(row)]));
}

async function albumsOf(db: Db, ids: readonly number[]): Promise<Map<number, SongRecord['album']>> {
  const rows = await db
    .selectFrom('album')
    .select(['id', 'name', 'name_en', 'image_key'])
    .where(whereIn(db, 'id', ids))
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

async function artistsOf(db: Db, songIds: readonly number[]): Promise<Map<number, ArtistBrief[]>> {
  const rows = await db
    .selectFrom('song_artist')
    .innerJoin('artist', 'artist.id', 'song_artist.artist_id')
    .select(['song_artist.song_id', 'artist.id', 'artist.name', 'artist.name_en', 'artist.image_key'])
    .where(whereIn(db, 'song_artist.song_id', songIds))
    .orderBy('song_artist.song_id')
    .orderBy('song_artist.position')
    .execute();
  const found = new Map<number, ArtistBrief[]>();
  for (const { song_id, ...artist } of rows) {
    const list = found.get(song_id);
    if (list) list.push(artist);
    else found.set(song_id, [artist]);
  }
  return found;
}
