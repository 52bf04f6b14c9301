import { type Db, insertMany, whereIn } from '@qingyin/server-db';
import { writePlaylistFiles } from './playlist-file-rows.ts';
import type { ScanContext } from './scan-context.ts';
import type { FolderPlan } from './folder-plan.ts';

/** Files of a new folder that are inserted in one transaction. */
const FILES_AT_ONCE = 400;

/** Writes what is new, changed or back in folders; files that vanished are marked later, after the mount guard. */
export async function writeFolders(scan: ScanContext, plans: readonly FolderPlan[]): Promise<void> {
  const now = scan.now();
  await scan.writer.each(plans, async (trx, batch) => {
    for (const plan of batch) await writeFolder(trx, scan, plan, now);
  });
}

async function writeFolder(trx: Db, scan: ScanContext, plan: FolderPlan, now: number): Promise<void> {
  const libraryId = scan.library.id;
  const folderId = await folderOf(trx, libraryId, plan);
  for (let from = 0; from < plan.added.length; from += FILES_AT_ONCE)
    await insertMany(
      trx,
      'music_file',
      plan.added.slice(from, from + FILES_AT_ONCE).map((sound) => ({
        library_id: libraryId,
        folder_id: folderId,
        name: sound.name,
        size: sound.size,
        modified_at: sound.modifiedAt,
        inode: sound.inode,
        state: 'pending' as const,
        tries: 0,
        error: '',
        missing_since: null,
        added_at: now,
        audio_hash: '',
        type: '',
        duration_ms: 0,
        bitrate: 0,
        sample_rate: 0,
        channels: 0,
        bits: 0,
        tags: '',
        picture: '',
      })),
    );
  for (const { id, sound } of plan.changed)
    await trx
      .updateTable('music_file')
      .set({
        size: sound.size,
        modified_at: sound.modifiedAt,
        inode: sound.inode,
        state: 'pending',
        tries: 0,
        missing_since: null,
      })
      .where('id', '=', id)
      .execute();
  if (plan.returned.length)
    await trx
      .updateTable('music_file')
      .set({ missing_since: null })
      .where(whereIn(trx, 'id', plan.returned))
      .execute();
  await writePlaylistFiles(trx, libraryId, plan.listing);
}

async function folderOf(trx: Db, libraryId: number, plan: FolderPlan): Promise<number> {
  // A folder with vanished files gets its signature together with their marks, so that an interrupted scan, or one that
  // the mount guard stops, looks at it again.
  const signature = plan.vanished.length ? '' : plan.listing.signature;
  const dirty = plan.returned.length > 0 || (plan.folder && plan.folder.sidecars !== plan.sidecars) ? 1 : 0;
  if (plan.folder) {
    await trx
      .updateTable('music_folder')
      .set({ signature, sidecars: plan.sidecars, unsupported: plan.unsupported, ...(dirty && { dirty }) })
      .where('id', '=', plan.folder.id)
      .execute();
    return plan.folder.id;
  }
  const { id } = await trx
    .insertInto('music_folder')
    .values({
      library_id: libraryId,
      path: plan.listing.path,
      signature,
      sidecars: plan.sidecars,
      unsupported: plan.unsupported,
      dirty: 0,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
