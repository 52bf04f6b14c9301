import type { Db } from '../db/open.ts';

/** Songs that can be proposed to anybody: public and with rights; to be narrowed and sorted. */
export const publicSongs = (db: Db) =>
  db.selectFrom('song').where('song.hidden', '=', 0).where('song.available', '=', 1);

/** The most popular ones first. */
export const popularSongs = (db: Db, limit: number): Promise<{ id: number; popularity: number }[]> =>
  publicSongs(db)
    .select(['id', 'popularity'])
    .orderBy('popularity', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

/** What came out last first. */
export const newestSongs = (db: Db, limit: number): Promise<{ id: number }[]> =>
  publicSongs(db).select('id').orderBy('publish_time', 'desc').orderBy('id', 'desc').limit(limit).execute();

/** Of these songs, those that can be proposed. */
export async function proposable(db: Db, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const rows = await publicSongs(db).select('id').where('id', 'in', ids).execute();
  return new Set(rows.map((row) => row.id));
}
