import { needsFfmpeg } from '@qingyin/server-catalogue';
import { type Db, whereIn } from '@qingyin/server-db';
import { undoOvertaken } from '../replacements/undo-replacement.ts';
import { canConvert } from './conversion-setting.ts';

/**
 * Sets for songs whether they can be played: a file of theirs is present in a library that is neither offline nor
 * removed, and the server can convert it if it must be. `missing_since` says when the last file went missing; an offline library does not make files missing.
 *
 * @returns ids of the songs whose availability changed
 */
export async function refreshAvailability(
  trx: Db,
  songIds: readonly number[],
  now: number,
): Promise<number[]> {
  if (songIds.length === 0) return [];
  const rows = await trx
    .selectFrom('song')
    .innerJoin('library_song', 'library_song.song_id', 'song.id')
    .leftJoin('song_file', 'song_file.song_id', 'song.id')
    .leftJoin('music_file', 'music_file.id', 'song_file.file_id')
    .leftJoin('music_library', 'music_library.id', 'music_file.library_id')
    .select(['song.id', 'song.available', 'library_song.missing_since', 'music_file.id as file_id'])
    .select(['music_file.missing_since as gone', 'music_library.state', 'music_library.removed_at'])
    .select([
      'music_file.type',
      'music_file.bits',
      'song_file.start_ms as startMs',
      'song_file.end_ms as endMs',
    ])
    .where(whereIn(trx, 'song.id', songIds))
    .execute();
  const isConverted = (row: (typeof rows)[number]): boolean =>
    needsFfmpeg({
      ...{ type: row.type ?? '', bits: row.bits ?? 0 },
      ...{ startMs: row.startMs ?? 0, endMs: row.endMs },
    });
  const converts = rows.some(isConverted) && (await canConvert(trx));
  const songs = new Map<
    number,
    { available: number; missing: boolean; present: boolean; playable: boolean }
  >();
  for (const row of rows) {
    const song = songs.get(row.id) ?? {
      available: row.available,
      missing: row.missing_since !== null,
      present: false,
      playable: false,
    };
    const present = row.file_id !== null && row.gone === null && row.removed_at === null;
    song.present ||= present;
    song.playable ||= present && row.state !== 'offline' && (converts || !isConverted(row));
    songs.set(row.id, song);
  }
  const idsWhere = (
    test: (song: { available: number; missing: boolean; present: boolean; playable: boolean }) => boolean,
  ) => [...songs].filter(([, song]) => test(song)).map(([id]) => id);
  const on = idsWhere((song) => song.playable && song.available === 0);
  const off = idsWhere((song) => !song.playable && song.available === 1);
  for (const [available, ids] of [
    [1, on],
    [0, off],
  ] as const)
    if (ids.length)
      await trx
        .updateTable('song')
        .set({ available })
        .where(whereIn(trx, 'id', ids))
        .execute();
  const back = idsWhere((song) => song.present && song.missing);
  const gone = idsWhere((song) => !song.present && !song.missing);
  for (const [missing_since, ids] of [
    [null, back],
    [now, gone],
  ] as const)
    if (ids.length)
      await trx
        .updateTable('library_song')
        .set({ missing_since })
        .where(whereIn(trx, 'song_id', ids))
        .execute();
  await undoOvertaken(trx, { present: idsWhere((song) => song.present), gone }, now);
  return [...on, ...off];
}
