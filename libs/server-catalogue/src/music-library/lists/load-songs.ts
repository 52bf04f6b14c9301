import type { Db } from '@qingyin/server-db';
import { readInPortions } from './read-in-portions.ts';

/** The songs of all music libraries as columns, in the order of their ids. */
export interface SongColumns {
  ids: Float64Array;
  albums: Float64Array;
  durationsMs: Float64Array;
  years: Float64Array;
  discs: Float64Array;
  numbers: Float64Array;
  addedAt: Float64Array;
  /** 1: heard by everyone who may */
  present: Uint8Array;
  /** 1: heard without a right to a music library */
  open: Uint8Array;
  sortKeys: string[];
  artistTexts: string[];
}

type NumberColumn = Exclude<keyof SongColumns, 'sortKeys' | 'artistTexts'>;

const readRows = (db: Db, after: number, limit: number) =>
  db
    .selectFrom('library_song')
    .innerJoin('song', 'song.id', 'library_song.song_id')
    .select([
      'library_song.song_id',
      'song.album_id',
      'song.duration_ms',
      'library_song.year',
      'library_song.disc_no',
      'song.no',
      'library_song.added_at',
      'library_song.missing_since',
      'song.hidden',
      'song.access',
      'library_song.sort_key',
      'library_song.artist_text',
    ])
    .where('library_song.song_id', '>', after)
    .orderBy('library_song.song_id')
    .limit(limit)
    .execute();

/** Reads the songs of all music libraries in portions. */
export async function loadSongs(db: Db): Promise<SongColumns> {
  const numbers = {
    ...{ ids: [], albums: [], durationsMs: [], years: [], discs: [], numbers: [], addedAt: [] },
    ...{ present: [], open: [] },
  } as Record<NumberColumn, number[]>;
  const [sortKeys, artistTexts]: [string[], string[]] = [[], []];
  await readInPortions(
    (after, limit) => readRows(db, after, limit),
    ({ song_id }) => song_id,
    (row) => {
      numbers.ids.push(row.song_id);
      numbers.albums.push(row.album_id);
      numbers.durationsMs.push(row.duration_ms);
      numbers.years.push(row.year);
      numbers.discs.push(row.disc_no);
      numbers.numbers.push(row.no);
      numbers.addedAt.push(row.added_at);
      numbers.present.push(row.missing_since === null && row.hidden === 0 ? 1 : 0);
      numbers.open.push(row.access === 0 ? 1 : 0);
      sortKeys.push(row.sort_key);
      artistTexts.push(row.artist_text);
    },
  );
  return {
    ids: Float64Array.from(numbers.ids),
    albums: Float64Array.from(numbers.albums),
    durationsMs: Float64Array.from(numbers.durationsMs),
    years: Float64Array.from(numbers.years),
    discs: Float64Array.from(numbers.discs),
    numbers: Float64Array.from(numbers.numbers),
    addedAt: Float64Array.from(numbers.addedAt),
    present: Uint8Array.from(numbers.present),
    open: Uint8Array.from(numbers.open),
    sortKeys,
    artistTexts,
  };
}
