/** @file Changes of the rows of a playlist's songs. All functions are to be called inside `inWriteTransaction`. */
import { maySongBeHeard, type Viewer } from '@qingyin/server-catalogue';
import type { Db } from '@qingyin/server-db';
import { BusinessError } from '@qingyin/server-kernel';
import { MAX_PLAYLIST_SONGS } from '@qingyin/contract/schema';
import { mergeOrder } from './merge-order.ts';

/**
 * Error codes of adding: all songs are in the playlist already; the playlist is full or of another type
 * (docs/specification/contract/collecting.md#own-playlists).
 */
export const ALL_SONGS_PRESENT = 502;
export const PLAYLIST_FULL = 512;
/** Maximum number of bound values per statement; SQLite allows 32,766. */
const MAX_VALUES = 20_000;
/** Maximum number of rows per statement, with five values each. */
const PER_STATEMENT = MAX_VALUES / 5;

export interface TrackChange {
  playlist: number;
  songs: readonly number[];
  userId: number;
  /** ms since 1970 */
  now: number;
}

/**
 * Inserts songs at the top of a playlist in the given order; songs in it already keep their position.
 *
 * @returns the number of added songs
 * @throws BusinessError 512 if the playlist would exceed its maximum length
 */
export async function addTracksToTop(db: Db, { playlist, songs, userId, now }: TrackChange): Promise<number> {
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
  if (Number(top?.n ?? 0) + added.length > MAX_PLAYLIST_SONGS)
    throw new BusinessError(PLAYLIST_FULL, `歌单最多收藏 ${MAX_PLAYLIST_SONGS} 首歌曲`);
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

/** Removes songs from a playlist; ids that are not in it are ignored. */
export async function removeTracks(db: Db, { playlist, songs, now }: TrackChange): Promise<void> {
  await db
    .deleteFrom('playlist_track')
    .where('playlist_id', '=', playlist)
    .where('song_id', 'in', songs)
    .execute();
  await touch(db, playlist, now);
}

/**
 * Reorders the songs of a playlist; see `mergeOrder`.
 *
 * @returns false if none of the songs is in the playlist
 */
export async function reorderTracks(db: Db, { playlist, songs, now }: TrackChange): Promise<boolean> {
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
 * Replaces the songs of a playlist. Songs that stay keep the time they were added; other songs that do not exist, or
 * that the viewer may not hear, are left out.
 *
 * @returns the new number of songs
 */
export async function replaceTracks(
  db: Db,
  { playlist, songs, userId, now }: TrackChange,
  viewer: Viewer,
): Promise<number> {
  const rows = await db
    .selectFrom('playlist_track')
    .selectAll()
    .where('playlist_id', '=', playlist)
    .execute();
  const present = new Map(rows.map((row) => [row.song_id, row]));
  const missing = songs.filter((song) => !present.has(song));
  const there =
    missing.length > 0
      ? await db
          .selectFrom('song')
          .select('id')
          .where('id', 'in', missing)
          .where(maySongBeHeard(viewer))
          .execute()
      : [];
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
