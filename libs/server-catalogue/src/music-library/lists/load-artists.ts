import type { Db } from '@qingyin/server-db';
import { readInPortions } from './read-in-portions.ts';

/** The artists of all music libraries as columns, in the order of their ids. */
export interface ArtistColumns {
  ids: Float64Array;
  initials: string[];
  sortKeys: string[];
}

/** Reads the artists of all music libraries in portions. */
export async function loadArtists(db: Db): Promise<ArtistColumns> {
  const rows: { artist_id: number; initial: string; sort_key: string }[] = [];
  await readInPortions(
    (after, limit) =>
      db
        .selectFrom('library_artist')
        .select(['artist_id', 'initial', 'sort_key'])
        .where('artist_id', '>', after)
        .orderBy('artist_id')
        .limit(limit)
        .execute(),
    ({ artist_id }) => artist_id,
    (row) => rows.push(row),
  );
  return {
    ids: Float64Array.from(rows, (row) => row.artist_id),
    initials: rows.map((row) => row.initial),
    sortKeys: rows.map((row) => row.sort_key),
  };
}
