import type { Db, UnwantedSongTable } from '@qingyin/server-db';

/** Maximum number of unwanted songs considered, newest first; more than users mark by hand. */
const MOST = 5000;

/** Ids of songs that must not be recommended to a user. */
export async function unwantedSongIds(db: Db, userId: number): Promise<Set<number>> {
  return new Set((await listUnwantedSongs(db, userId, MOST, 0)).map((row) => row.song_id));
}

/** The user's unwanted songs as rows, newest first. */
export const listUnwantedSongs = (db: Db, userId: number, limit: number, offset: number) =>
  db
    .selectFrom('unwanted_song')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('at', 'desc')
    .orderBy('song_id')
    .limit(limit)
    .offset(offset)
    .execute();

export async function countUnwantedSongs(db: Db, userId: number): Promise<number> {
  const row = await db
    .selectFrom('unwanted_song')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return Number(row?.n ?? 0);
}

/** Marks a song as unwanted until `removeUnwantedSong` is called. */
export async function addUnwantedSong(db: Db, row: UnwantedSongTable): Promise<void> {
  await db
    .insertInto('unwanted_song')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'song_id']).doUpdateSet({ source: row.source, at: row.at }),
    )
    .execute();
}

export async function removeUnwantedSong(db: Db, userId: number, songId: number): Promise<void> {
  await db.deleteFrom('unwanted_song').where('user_id', '=', userId).where('song_id', '=', songId).execute();
}
