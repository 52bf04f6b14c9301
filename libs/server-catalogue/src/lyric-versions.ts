/** @file Queries for the stored versions of songs' lyrics. */
import { whereIn, type Db, type LyricVersionRow } from '@qingyin/server-db';

/**
 * The newest lyric version of each song, by song id; songs with unedited lyrics are missing. `null` selects all
 * songs.
 */
export async function currentLyricVersions(
  db: Db,
  songIds: readonly number[] | null,
): Promise<Map<number, LyricVersionRow>> {
  if (songIds?.length === 0) return new Map();
  const rows = await db
    .selectFrom('lyric_version as one')
    .selectAll('one')
    .$if(songIds !== null, (query) => query.where(whereIn(db, 'one.song_id', songIds ?? [])))
    .where('one.version', '=', (eb) =>
      eb
        .selectFrom('lyric_version as other')
        .select((of) => of.fn.max('other.version').as('newest'))
        .whereRef('other.song_id', '=', 'one.song_id'),
    )
    .execute();
  return new Map(rows.map((row) => [row.song_id, row]));
}

/** The newest lyric version of a song; undefined where the lyrics were never edited. */
export const currentLyricVersion = async (db: Db, songId: number): Promise<LyricVersionRow | undefined> =>
  (await currentLyricVersions(db, [songId])).get(songId);

/** One version of a song's lyrics; version 0, the original, is not stored here. */
export const lyricVersionAt = (
  db: Db,
  songId: number,
  version: number,
): Promise<LyricVersionRow | undefined> =>
  db
    .selectFrom('lyric_version')
    .selectAll()
    .where('song_id', '=', songId)
    .where('version', '=', version)
    .executeTakeFirst();

/** All versions of a song's lyrics without their texts, newest first, without the original. */
export const lyricVersionsOf = (db: Db, songId: number): Promise<Omit<LyricVersionRow, 'lyric'>[]> =>
  db
    .selectFrom('lyric_version')
    .select(['song_id', 'version', 'user_id', 'made_at', 'from_version', 'original'])
    .select(['format', 'timing', 'lines'])
    .where('song_id', '=', songId)
    .orderBy('version', 'desc')
    .execute();
