import { maySongBeHeard, type SongScope } from '@qingyin/server-catalogue';
import type { Db } from '@qingyin/server-db';
import { sql } from 'kysely';

/** Base query for songs that may be recommended to a viewer: heard by the viewer and available. */
export const publicSongs = (db: Db, scope: SongScope) =>
  db
    .selectFrom('song')
    .where('song.hidden', '=', 0)
    .where('song.available', '=', 1)
    .where(maySongBeHeard(scope));

/** The most popular songs, in descending order. */
export const popularSongs = (
  db: Db,
  scope: SongScope,
  limit: number,
): Promise<{ id: number; popularity: number }[]> =>
  publicSongs(db, scope)
    .select(['id', 'popularity'])
    .orderBy('popularity', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

/** Number of places that the ids of songs are spread over, a prime number. */
const PLACES = 10_007;
const FACTOR = 7919;

/** Songs from everywhere in the catalogue, the same ones for the same seed. @param seed integer from 0 */
export const spreadSongs = (
  db: Db,
  scope: SongScope,
  { limit, seed }: { limit: number; seed: number },
): Promise<{ id: number }[]> =>
  publicSongs(db, scope)
    .select('id')
    .orderBy(sql`(song.id % ${sql.lit(PLACES)} * ${sql.lit(FACTOR)} + ${sql.lit(seed)}) % ${sql.lit(PLACES)}`)
    .orderBy('id')
    .limit(limit)
    .execute();

/** The newest songs, in descending order of release. */
export const newestSongs = (db: Db, scope: SongScope, limit: number): Promise<{ id: number }[]> =>
  publicSongs(db, scope)
    .select('id')
    .orderBy('publish_time', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

/** The subset of the given songs that may be recommended. */
export async function recommendableSongs(
  db: Db,
  ids: readonly number[],
  scope: SongScope,
): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const rows = await publicSongs(db, scope).select('id').where('id', 'in', ids).execute();
  return new Set(rows.map((row) => row.id));
}
