import type { Db, MusicLibraryRow, OfflineReason } from '@qingyin/server-db';
import { refreshAvailability } from '../apply/song-availability.ts';
import type { ShortWriter } from './short-writer.ts';

/** Songs whose availability is loaded at once. */
const PAGE = 500;

/** What made a library offline, for administrators. */
export interface OfflineDetail {
  known: number;
  gone: number;
}

/**
 * Sets whether a library is online, and greys or restores its songs when that changes.
 *
 * @param reason '' = online
 */
export async function setLibraryState(
  db: Db,
  writer: ShortWriter,
  library: Pick<MusicLibraryRow, 'id' | 'state'>,
  reason: OfflineReason,
  detail: OfflineDetail | undefined,
  now: number,
): Promise<void> {
  const state = reason === '' ? 'online' : 'offline';
  await writer.write((trx) =>
    trx
      .updateTable('music_library')
      .set({ state, reason, detail: detail ? JSON.stringify(detail) : '' })
      .where('id', '=', library.id)
      .execute(),
  );
  if (library.state !== state) await refreshLibrarySongs(db, writer, library.id, now);
}

/** Sets for all songs of a library whether they can be played. */
export async function refreshLibrarySongs(
  db: Db,
  writer: ShortWriter,
  libraryId: number,
  now: number,
): Promise<void> {
  for (let last = 0; ;) {
    const rows = await db
      .selectFrom('song_file')
      .innerJoin('music_file', 'music_file.id', 'song_file.file_id')
      .select('song_file.song_id')
      .distinct()
      .where('music_file.library_id', '=', libraryId)
      .where('song_file.song_id', '>', last)
      .orderBy('song_file.song_id')
      .limit(PAGE)
      .execute();
    await writer.each(rows, async (trx, batch) => {
      await refreshAvailability(
        trx,
        batch.map((row) => row.song_id),
        now,
      );
    });
    last = rows.at(-1)?.song_id ?? last;
    if (rows.length < PAGE) return;
  }
}
