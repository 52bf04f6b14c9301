import { convertedTypes } from '@qingyin/audio-dsp';
import { type Db, whereIn } from '@qingyin/server-db';
import { markConversionApplied, storeCanConvert } from '../apply/conversion-setting.ts';
import { refreshAvailability } from '../apply/song-availability.ts';
import { createShortWriter } from '../scan/short-writer.ts';
import { markSheetFolders } from './mark-sheet-folders.ts';

/** Songs that are loaded at once. */
const PAGE = 500;

/** Pairs of songs and files that can only be played after a conversion (`needsConversion`). */
const convertedSongs = (db: Db) =>
  db
    .selectFrom('song_file')
    .innerJoin('music_file', 'music_file.id', 'song_file.file_id')
    .where((eb) =>
      eb.or([
        whereIn(db, 'music_file.type', Object.keys(convertedTypes)),
        eb('song_file.start_ms', '>', 0),
        eb('song_file.end_ms', 'is not', null),
      ]),
    );

/**
 * Stores whether the server can convert sound files; to be called at the start, before anything is scanned. When that has
 * changed, the scans of this start derive the folders with CUE sheets again: files that browsers play are only divided
 * where parts of them can be played.
 *
 * @returns a function that adapts the availability of the songs when that has changed since the last start
 */
export async function setCanConvert(
  db: Db,
  able: boolean,
  now: () => number,
): Promise<(signal: AbortSignal) => Promise<void>> {
  const changed = await storeCanConvert(db, able);
  if (changed) await markSheetFolders(db);
  return async (signal) => {
    if (!changed) return;
    const writer = createShortWriter(db, signal);
    for (let last = 0, full = true; full;) {
      const rows = await convertedSongs(db)
        .select('song_file.song_id')
        .distinct()
        .where('song_file.song_id', '>', last)
        .orderBy('song_file.song_id')
        .limit(PAGE)
        .execute();
      const ids = rows.map((row) => row.song_id);
      await writer.each(ids, async (trx, batch) => void (await refreshAvailability(trx, batch, now())));
      last = ids.at(-1) ?? last;
      full = rows.length === PAGE;
    }
    await writer.write((trx) => markConversionApplied(trx, able));
  };
}

/** Number of songs that cannot be played because the server cannot convert their files. */
export async function countWaitingForConversion(db: Db): Promise<number> {
  const row = await convertedSongs(db)
    .innerJoin('song', 'song.id', 'song_file.song_id')
    .innerJoin('music_library', 'music_library.id', 'music_file.library_id')
    .select((eb) => eb.fn.count<number>('song.id').distinct().as('songs'))
    .where('song.available', '=', 0)
    .where('music_file.missing_since', 'is', null)
    .where('music_library.removed_at', 'is', null)
    .where('music_library.state', '!=', 'offline')
    .executeTakeFirst();
  return Number(row?.songs ?? 0);
}
