import type { Db } from '@qingyin/server-db';
import { albumYear } from '../heard-songs.ts';
import { readInPortions } from './read-in-portions.ts';

/** The albums of all music libraries as columns, in the order of their ids. */
export interface AlbumColumns {
  ids: Float64Array;
  /** first artist of each */
  artists: Float64Array;
  /** year of the first release if known, else of this one; 0: unknown */
  years: Float64Array;
  addedAt: Float64Array;
  kinds: string[];
  initials: string[];
  sortKeys: string[];
  artistKeys: string[];
}

type Row = Awaited<ReturnType<typeof readRows>>[number];

const readRows = (db: Db, after: number, limit: number) =>
  db
    .selectFrom('library_album')
    .innerJoin('album', 'album.id', 'library_album.album_id')
    .leftJoin('library_artist', 'library_artist.artist_id', 'album.artist_id')
    .select([
      'library_album.album_id',
      'album.artist_id',
      albumYear.as('year'),
      'library_album.added_at',
      'library_album.kind',
      'library_album.initial',
      'library_album.sort_key',
      'library_artist.sort_key as artist_key',
    ])
    .where('library_album.album_id', '>', after)
    .orderBy('library_album.album_id')
    .limit(limit)
    .execute();

/** Reads the albums of all music libraries in portions. */
export async function loadAlbums(db: Db): Promise<AlbumColumns> {
  const rows: Row[] = [];
  await readInPortions(
    (after, limit) => readRows(db, after, limit),
    ({ album_id }) => album_id,
    (row) => rows.push(row),
  );
  const numbers = (of: (row: Row) => number) => Float64Array.from(rows, of);
  return {
    ids: numbers((row) => row.album_id),
    artists: numbers((row) => row.artist_id),
    years: numbers((row) => Number(row.year)),
    addedAt: numbers((row) => row.added_at),
    kinds: rows.map((row) => row.kind),
    initials: rows.map((row) => row.initial),
    sortKeys: rows.map((row) => row.sort_key),
    artistKeys: rows.map((row) => row.artist_key ?? ''),
  };
}
