import { type Db, whereIn } from '@qingyin/server-db';
import { refreshAvailability } from '../apply/song-availability.ts';
import type { SongDraft } from '../derive/drafts.ts';
import type { ScanContext } from './scan-context.ts';

/**
 * Removes the songs of parts that files do not have any more, because a CUE sheet is new, changed or gone. Such songs are
 * missing; they return with the sheet.
 *
 * @param fileIds files whose songs were derived
 * @param drafts all songs of these files
 */
export async function dropStaleParts(
  { db, writer, now }: ScanContext,
  fileIds: readonly number[],
  drafts: readonly Pick<SongDraft, 'fileId' | 'startMs'>[],
): Promise<void> {
  const partKey = (fileId: number, startMs: number): string => `${fileId}/${startMs}`;
  const derived = new Set(drafts.map(({ fileId, startMs }) => partKey(fileId, startMs)));
  const stale = (await partsOf(db, fileIds)).filter(
    (row) => !derived.has(partKey(row.file_id, row.start_ms)),
  );
  await writer.each(stale, async (trx, batch) => {
    for (const { file_id, start_ms } of batch)
      await trx
        .deleteFrom('song_file')
        .where('file_id', '=', file_id)
        .where('start_ms', '=', start_ms)
        .execute();
    await refreshAvailability(trx, [...new Set(batch.map(({ song_id }) => song_id))], now());
  });
}

const partsOf = (db: Db, fileIds: readonly number[]) =>
  db
    .selectFrom('song_file')
    .select(['file_id', 'start_ms', 'song_id'])
    .where(whereIn(db, 'file_id', fileIds))
    .execute();
