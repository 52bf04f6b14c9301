import type { Db } from '../../db/open.ts';

export interface TrackChange {
  playlist: number;
  songs: readonly number[];
  userId: number;
  /** ms since 1970 */
  now: number;
}

/**
 * Puts songs on top of a list, the first one uppermost; what is in the list already stays where it is.
 *
 * @returns how many were added
 */
export async function addToTop(db: Db, { playlist, songs, userId, now }: TrackChange): Promise<number> {
  const present = await db
    .selectFrom('playlist_track')
    .select('song_id')
    .where('playlist_id', '=', playlist)
    .where('song_id', 'in', songs)
    .execute();
  const known = new Set(present.map((row) => row.song_id));
  const added = [...new Set(songs)].filter((song) => !known.has(song));
  if (added.length === 0) return 0;
  const top = await db
    .selectFrom('playlist_track')
    .select((eb) => eb.fn.min('position').as('position'))
    .where('playlist_id', '=', playlist)
    .executeTakeFirst();
  const first = Number(top?.position ?? 0) - added.length;
  await db
    .insertInto('playlist_track')
    .values(
      added.map((song_id, index) => ({
        playlist_id: playlist,
        song_id,
        position: first + index,
        added_at: now,
        user_id: userId,
      })),
    )
    .execute();
  await touch(db, playlist, now);
  return added.length;
}

/** Takes songs out of a list; what is not in it is no error. */
export async function removeFrom(db: Db, { playlist, songs, now }: TrackChange): Promise<void> {
  await db
    .deleteFrom('playlist_track')
    .where('playlist_id', '=', playlist)
    .where('song_id', 'in', songs)
    .execute();
  await touch(db, playlist, now);
}

const touch = (db: Db, playlist: number, now: number) =>
  db
    .updateTable('playlist')
    .set({ tracks_updated_at: now, updated_at: now })
    .where('id', '=', playlist)
    .execute();
