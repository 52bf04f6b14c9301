import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sheetText, type TrackInSpec } from '../cue/testing/sheet-text.ts';
import { scanLibrary } from '../scan/scan-library.ts';
import { createLibraryDatabase, type LibraryDatabase } from './library-database.ts';
import { temporaryFolder } from './temporary-folder.ts';
import { writeSound } from './write-sound.ts';

const TRACKS: TrackInSpec[] = [
  { title: '静夜思', start: '00:00:00' },
  { title: '关山月', start: '00:10:37' },
  { title: '蜀道难', start: '00:20:00' },
];

/** Titles of the tracks of the sheet of a `SheetLibrary`. */
export const SHEET_TITLES = TRACKS.map(({ title }) => title);

/** A library of one album, `山中`: `CDImage.wav` of 30 seconds, and `CDImage.cue` once it is written. */
export interface SheetLibrary extends Pick<LibraryDatabase, 'db' | 'libraryId' | 'close'> {
  /** absolute path of a file of the album */
  path(name: string): string;
  /** Writes the sheet. @param titles of the tracks */
  writeSheet(titles?: readonly string[]): void;
  /** @param whileReading called when the folders are listed and no album is derived yet */
  scan(options?: { full?: boolean; whileReading?: () => void }): Promise<void>;
  /** Songs that are heard, in order. */
  heard(): Promise<{ id: number; name: string; available: number; lyric: string }[]>;
  /** Ids of the songs that are missing, in order. */
  missing(): Promise<number[]>;
  /** Folders whose albums have to be derived again. */
  dirty(): Promise<string[]>;
}

/** Makes such a library in a temporary folder on a server that converts. */
export async function createSheetLibrary(): Promise<SheetLibrary> {
  const { db, libraryId, close } = await createLibraryDatabase();
  const root = temporaryFolder();
  const path = (name: string): string => join(root, '山中', name);
  await db.updateTable('music_library').set({ path: root }).execute();
  await db.insertInto('setting').values({ name: 'music-converts', value: '1' }).execute();
  writeSound(path('CDImage.wav'), 3, 30);
  let minute = 0;
  return {
    db,
    libraryId,
    close,
    path,
    writeSheet(titles = SHEET_TITLES) {
      const tracks = TRACKS.map((track, at) => ({ ...track, title: titles[at] ?? track.title }));
      writeFileSync(path('CDImage.cue'), sheetText(tracks));
    },
    async scan({ full = false, whileReading = () => undefined } = {}) {
      await scanLibrary({
        db,
        job: { libraryId, full, folders: undefined, confirmed: false },
        now: () => 1_800_000_000_000 + (minute += 60_000),
        signal: new AbortController().signal,
        onProgress: () => undefined,
        onReading: whileReading,
      });
    },
    heard: () =>
      db
        .selectFrom('song_file')
        .innerJoin('song', 'song.id', 'song_file.song_id')
        .innerJoin('music_file', 'music_file.id', 'song_file.file_id')
        .innerJoin('library_song', 'library_song.song_id', 'song.id')
        .select(['song.id', 'song.name', 'song.available', 'library_song.lyric'])
        .where('music_file.missing_since', 'is', null)
        .orderBy('music_file.name')
        .orderBy('song_file.start_ms')
        .execute(),
    async missing() {
      const rows = await db
        .selectFrom('library_song')
        .select('song_id')
        .where('missing_since', 'is not', null)
        .orderBy('song_id')
        .execute();
      return rows.map(({ song_id }) => song_id);
    },
    async dirty() {
      const rows = await db.selectFrom('music_folder').select('path').where('dirty', '=', 1).execute();
      return rows.map((row) => row.path);
    },
  };
}
