import { type Db, whereIn } from '@qingyin/server-db';
import { type CorrectableFile, foldersByLibrary } from './corrected-files.ts';
import type { CorrectionResult, Corrections } from './corrections.ts';
import { exportCorrections } from './export-corrections.ts';
import { exportPictures } from './export-pictures.ts';
import { setPictureUndone } from '../pictures/choose-picture.ts';
import { listCorrections } from './list-corrections.ts';
import { presentTags, previewCorrection } from './preview-correction.ts';
import { saveCorrection, setUndone } from './save-correction.ts';
import { tagReadings } from './tag-readings.ts';
import { waitUntilDerived } from './wait-until-derived.ts';

/** Longest time that a correction waits for its albums, ms; a large scan may be running. */
const LONGEST_WAIT_MS = 8000;

/** @param derive asks for a scan of folders of a library */
export function createCorrections(
  db: Db,
  now: () => number,
  derive: (libraryId: number, folders: string[]) => void,
): Corrections {
  const apply = async (
    id: number,
    files: readonly CorrectableFile[],
    libraries: readonly number[],
  ): Promise<CorrectionResult> => {
    for (const [libraryId, folders] of foldersByLibrary(files)) derive(libraryId, folders);
    const applied = await waitUntilDerived(db, files, LONGEST_WAIT_MS);
    return { id, applied, albumIds: await albumsOf(db, id, libraries) };
  };
  return {
    tags: (songIds, libraries) => presentTags(db, songIds, libraries),
    readings: (songIds, libraries) => tagReadings(db, songIds, libraries),
    preview: (request) => previewCorrection(db, request),
    async add(userId, request) {
      const { id, files } = await saveCorrection(db, request, { userId, now: now() });
      return apply(id, files, request.libraries);
    },
    async setUndone(id, libraries, undone) {
      const undoneAt = undone ? now() : null;
      const files = await setUndone(db, id, libraries, undoneAt);
      const picture = await setPictureUndone(db, id, undoneAt, now());
      if (picture) return { id, applied: true, albumIds: picture.kind === 'album' ? [picture.id] : [] };
      return apply(id, files, libraries);
    },
    list: (libraries, page) => listCorrections(db, libraries, page),
    export: (libraries, page) => exportCorrections(db, libraries, page),
    exportPictures: (libraries) => exportPictures(db, libraries),
  };
}

/** Albums that the songs of a correction are in, as far as they are heard in the libraries. */
async function albumsOf(db: Db, correctionId: number, libraries: readonly number[]): Promise<number[]> {
  const rows = await db
    .selectFrom('corrected_song')
    .innerJoin('song', 'song.id', 'corrected_song.song_id')
    .innerJoin('song_file', 'song_file.song_id', 'song.id')
    .select('song.album_id')
    .distinct()
    .where('corrected_song.correction_id', '=', correctionId)
    .where(whereIn(db, 'song_file.library_id', libraries))
    .orderBy('song.album_id')
    .execute();
  return rows.map(({ album_id }) => album_id);
}
