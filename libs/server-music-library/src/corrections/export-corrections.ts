import type { ExportedCorrection } from '@qingyin/contract';
import { type Db, whereIn } from '@qingyin/server-db';
import { childPath } from '../folders/walk-names.ts';
import { correctionsOfSongs } from './load-corrections.ts';

/** A page of the files with corrections that count and that are heard in one of the libraries, in the order of their ids. */
export async function exportCorrections(
  db: Db,
  libraries: readonly number[],
  { limit, offset }: { limit: number; offset: number },
): Promise<ExportedCorrection[]> {
  if (libraries.length === 0) return [];
  const rows = await db
    .selectFrom('music_file')
    .innerJoin('music_folder', 'music_folder.id', 'music_file.folder_id')
    .innerJoin('music_library', 'music_library.id', 'music_file.library_id')
    .innerJoin('song_file', 'song_file.file_id', 'music_file.id')
    .select(['music_library.name as library', 'music_folder.path as folder'])
    .select(['music_file.name', 'song_file.start_ms as startMs', 'song_file.song_id as songId'])
    .where('music_library.kind', '=', 'folder')
    .where('music_file.missing_since', 'is', null)
    .where(whereIn(db, 'music_file.library_id', libraries))
    .where('song_file.song_id', 'in', (eb) =>
      eb
        .selectFrom('corrected_song')
        .innerJoin('correction', 'correction.id', 'corrected_song.correction_id')
        .select('corrected_song.song_id')
        .where('correction.undone_at', 'is', null),
    )
    .orderBy('music_file.id')
    .orderBy('song_file.start_ms')
    .limit(limit)
    .offset(offset)
    .execute();
  const corrections = await correctionsOfSongs(db, [...new Set(rows.map(({ songId }) => songId))]);
  return rows.map(({ library, folder, name, startMs, songId }) => ({
    ...{ library, path: childPath(folder, name), startMs },
    fields: corrections.get(songId) ?? {},
  }));
}
