/** @file The rows of a playlist's songs. All of this is to be called inside `write`. */
import { MAX_IN_LIST } from '@qingyin/contract/schema';
import type { Db } from '../../db/open.ts';
import { BusinessError } from '../../http/failures.ts';
import { mergeOrder } from './merge-order.ts';

/** Refusals of the contract, 3.4: everything is in the list already; the list takes no more of this. */
export const ALREADY_IN = 502;
export const ADD_REFUSED = 512;
/** Values per statement; SQLite takes 32,766. */
const MAX_VALUES = 20_000;
/** Rows per statement. */
const PER_STATEMENT = MAX_VALUES / 5;

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
 * @throws BusinessError 512 when the list would become longer than a list may be
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
    .select((eb) => [eb.fn.min('position').as('position'), eb.fn.countAll<number>().as('n')])
    .where('playlist_id', '=', playlist)
    .executeTakeFirst();
  if (Number(top?.n ?? 0) + added.length > MAX_IN_LIST)
    throw new BusinessError(ADD_REFUSED, `歌单最多收藏 ${MAX_IN_LIST} 首歌曲`);
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

/**
 * Brings the songs of a list into an order; which songs are in it does not change.
 *
 * @returns false when none of them is in the list
 */
export async function reorder(db: Db, { playlist, songs, now }: TrackChange): Promise<boolean> {
  const rows = await db
    .selectFrom('playlist_track')
    .selectAll()
    .where('playlist_id', '=', playlist)
    .orderBy('position')
    .orderBy('song_id')
    .execute();
  const bySong = new Map(rows.map((row) => [row.song_id, row]));
  if (!songs.some((song) => bySong.has(song))) return false;
  const moved = mergeOrder([...bySong.keys()], songs).flatMap((song, position) => {
    const row = bySong.get(song);
    return row && row.position !== position ? [{ ...row, position }] : [];
  });
  for (let from = 0; from < moved.length; from += PER_STATEMENT) {
    await db
      .insertInto('playlist_track')
      .values(moved.slice(from, from + PER_STATEMENT))
      .onConflict((conflict) =>
        conflict
          .columns(['playlist_id', 'song_id'])
          .doUpdateSet((eb) => ({ position: eb.ref('excluded.position') })),
      )
      .execute();
  }
  await touch(db, playlist, now);
  return true;
}

/**
 * Makes a list hold these songs in this order and nothing else. Songs that stay keep the time they were added; songs
 * there are no more are left out.
 *
 * @returns how many it holds now
 */
export async function replaceSongs(db: Db, { playlist, songs, userId, now }: TrackChange): Promise<number> {
  const rows = await db
    .selectFrom('playlist_track')
    .selectAll()
    .where('playlist_id', '=', playlist)
    .execute();
  const present = new Map(rows.map((row) => [row.song_id, row]));
  const missing = songs.filter((song) => !present.has(song));
  const there =
    missing.length > 0 ? await db.selectFrom('song').select('id').where('id', 'in', missing).execute() : [];
  const known = new Set([...present.keys(), ...there.map((song) => song.id)]);
  const wanted = songs
    .filter((song) => known.has(song))
    .map((song_id, position) => ({
      playlist_id: playlist,
      added_at: now,
      user_id: userId,
      ...present.get(song_id),
      song_id,
      position,
    }));
  await db.deleteFrom('playlist_track').where('playlist_id', '=', playlist).execute();
  for (let from = 0; from < wanted.length; from += PER_STATEMENT)
    await db
      .insertInto('playlist_track')
      .values(wanted.slice(from, from + PER_STATEMENT))
      .execute();
  await touch(db, playlist, now);
  return wanted.length;
}

const touch = (db: Db, playlist: number, now: number) =>
  db
    .updateTable('playlist')
    .set({ tracks_updated_at: now, updated_at: now })
    .where('id', '=', playlist)
    .execute();
