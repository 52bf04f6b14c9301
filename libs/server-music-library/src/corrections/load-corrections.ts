import type { TagCorrection } from '@qingyin/contract';
import { type Db, whereIn } from '@qingyin/server-db';
import { type PlayedTrack, songsOfTracks } from './songs-of-tracks.ts';

/** Songs that are looked up in one query. */
const AT_ONCE = 500;

/** Corrections of tracks, by `trackKey`. */
export async function loadCorrections(
  db: Db,
  tracks: readonly PlayedTrack[],
): Promise<Map<string, TagCorrection>> {
  const any = await db.selectFrom('corrected_song').select('song_id').limit(1).executeTakeFirst();
  if (!any) return new Map();
  const songs = await songsOfTracks(db, tracks);
  const corrections = await correctionsOfSongs(db, [...new Set(songs.values())]);
  return new Map(
    [...songs].flatMap(([key, songId]) => {
      const correction = corrections.get(songId);
      return correction ? [[key, correction] as const] : [];
    }),
  );
}

/** Corrections that count, by song. Where several are about the same tag, the latest one counts. */
export async function correctionsOfSongs(
  db: Db,
  songIds: readonly number[],
): Promise<Map<number, TagCorrection>> {
  const found = new Map<number, TagCorrection>();
  for (let from = 0; from < songIds.length; from += AT_ONCE) {
    const rows = await db
      .selectFrom('corrected_song')
      .innerJoin('correction', 'correction.id', 'corrected_song.correction_id')
      .select(['corrected_song.song_id', 'correction.fields'])
      .where(whereIn(db, 'corrected_song.song_id', songIds.slice(from, from + AT_ONCE)))
      .where('correction.undone_at', 'is', null)
      .orderBy('correction.id')
      .execute();
    for (const { song_id, fields } of rows)
      found.set(song_id, { ...found.get(song_id), ...(JSON.parse(fields) as TagCorrection) });
  }
  return found;
}
