import type { DuplicateGroup, DuplicateSong } from '@qingyin/contract';
import { libraryFilesOfSongs, sizeOfPart, type Viewer } from '@qingyin/server-catalogue';
import { type Db, whereIn } from '@qingyin/server-db';
import { folderSongs } from '../replacements/folder-songs.ts';
import { listedSongs } from '../replacements/listed-songs.ts';

/** Query of songs in groups, as far as the viewer hears them and they are still there. */
export const songsInGroups = (db: Db, viewer: Viewer) =>
  folderSongs(db, viewer)
    .innerJoin('duplicate_song', 'duplicate_song.song_id', 'song.id')
    .where('song.hidden', '=', 0)
    .where('library_song.missing_since', 'is', null);

/** A page of groups of duplicates, those of the newest songs last. */
export async function listGroups(
  db: Db,
  viewer: Viewer,
  { limit, offset }: { limit: number; offset: number },
): Promise<DuplicateGroup[]> {
  const page = await songsInGroups(db, viewer)
    .select('duplicate_song.group_id')
    .where('duplicate_song.kept', '=', 0)
    .groupBy('duplicate_song.group_id')
    .having((eb) => eb(eb.fn.countAll<number>(), '>', 1))
    .orderBy('duplicate_song.group_id')
    .limit(limit)
    .offset(offset)
    .execute();
  if (page.length === 0) return [];
  const rows = await songsInGroups(db, viewer)
    .select(['song.id', 'duplicate_song.group_id', 'duplicate_song.reason'])
    .where(
      whereIn(
        db,
        'duplicate_song.group_id',
        page.map(({ group_id }) => group_id),
      ),
    )
    .execute();
  const songs = await duplicateSongs(
    db,
    viewer,
    rows.map(({ id }) => id),
  );
  return page.map(({ group_id }) => {
    const own = rows.filter((row) => row.group_id === group_id);
    return {
      id: group_id,
      reason: own[0]?.reason ?? 'names',
      songs: own.flatMap(({ id }) => songs.get(id) ?? []).sort(byQuality),
    };
  });
}

/** Lossless before lossy, then more bits, a higher rate, a higher bit rate; else the one with more plays. */
const byQuality = (a: DuplicateSong, b: DuplicateSong): number =>
  Number(b.bits > 0) - Number(a.bits > 0) ||
  b.bits - a.bits ||
  b.sampleRate - a.sampleRate ||
  b.bitrate - a.bitrate ||
  b.plays - a.plays ||
  a.id - b.id;

async function duplicateSongs(
  db: Db,
  { userId, libraries }: Viewer,
  ids: readonly number[],
): Promise<Map<number, DuplicateSong>> {
  const songs = await listedSongs(db, ids, libraries);
  const files = await libraryFilesOfSongs(db, ids, libraries);
  const plays = await db
    .selectFrom('play_record')
    .select(['song_id', 'plays'])
    .where('user_id', '=', userId ?? 0)
    .where(whereIn(db, 'song_id', ids))
    .execute();
  const ratings = await db
    .selectFrom('song_rating')
    .select(['song_id', 'stars'])
    .where('user_id', '=', userId ?? 0)
    .where(whereIn(db, 'song_id', ids))
    .execute();
  const played = new Map(plays.map((row) => [row.song_id, row.plays]));
  const rated = new Map(ratings.map((row) => [row.song_id, row.stars]));
  return new Map(
    [...songs].map(([id, song]) => {
      const file = files.get(id)?.[0];
      return [
        id,
        {
          ...song,
          ...{ type: file?.type ?? '', bitrate: file?.bitrate ?? 0, bits: file?.bits ?? 0 },
          ...{ sampleRate: file?.sampleRate ?? 0, size: file ? sizeOfPart(file) : 0 },
          ...{ plays: played.get(id) ?? 0, rating: rated.get(id) ?? 0 },
        },
      ];
    }),
  );
}
