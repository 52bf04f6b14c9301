import { whereIn } from '@qingyin/server-db';
import type { OfflineReason } from '@qingyin/server-db';
import { guardDecision } from '../folders/guard-decision.ts';
import { readRootState, type RootState } from '../folders/root-state.ts';
import { type FolderListing, walkFolder } from '../folders/walk-folder.ts';
import { countMovedFiles, lastFileId } from './count-moved-files.ts';
import { createVanishedFolders } from './vanished-folders.ts';
import { type FolderPlan, type KnownFile, planFolder } from './folder-plan.ts';
import { markMissing, type VanishedFile } from './mark-missing.ts';
import { forgetPlaylistFiles } from './playlist-file-rows.ts';
import type { ScanContext } from './scan-context.ts';
import { writeFolders } from './write-folders.ts';

/** Folders whose rows are compared and written together. */
const FOLDERS_AT_ONCE = 40;

interface KnownFolder {
  id: number;
  path: string;
  signature: string;
  sidecars: string;
}

/** Result of the first pass. `reason` other than '': nothing was marked as missing, the library is offline. */
export interface FolderScan {
  reason: OfflineReason;
  known: number;
  gone: number;
}

/**
 * First pass of a scan: walks the folders, inserts what is new, notes what changed, and marks what is gone as missing,
 * unless so much is gone that the disk is rather away.
 *
 * @param confirmed true: an administrator said that the missing files are really gone
 */
export async function scanFolders(
  scan: ScanContext,
  root: RootState,
  confirmed: boolean,
): Promise<FolderScan> {
  const known = await countKnownFiles(scan);
  const early = guardDecision({ ...root, known, gone: 0, moved: 0 });
  if (early !== '' && !(confirmed && early === 'empty-root')) return { reason: early, known, gone: known };
  const folders = await knownFolders(scan);
  const visits = createVanishedFolders(scan.folders !== undefined);
  const vanished: VanishedFile[] = [];
  const before = await lastFileId(scan);
  let plans: { listing: FolderListing; folder: KnownFolder | undefined }[] = [];
  const flush = async (): Promise<void> => {
    const made = await planFolders(scan, plans);
    plans = [];
    await writeFolders(scan, made);
    for (const plan of made) {
      scan.progress.toRead += plan.added.length + plan.changed.length;
      if (plan.folder && plan.vanished.length)
        vanished.push(...plan.vanished.map((file) => vanishedFile(file, plan)));
    }
  };
  for await (const listing of walkFolder(scan.absolutePath(''), {
    ...(scan.folders && { from: scan.folders, known: folders }),
    signal: scan.signal,
  })) {
    visits.visit(listing);
    scan.progress.found += listing.sounds.length;
    if (listing.error) continue;
    const folder = folders.get(listing.path);
    if (folder && folder.signature === listing.signature && !scan.full) continue;
    plans.push({ listing, folder });
    if (plans.length >= FOLDERS_AT_ONCE) await flush();
  }
  // A walk that was ended has not seen all folders.
  scan.signal.throwIfAborted();
  await flush();
  const goneFolders = visits.among([...folders.values()]);
  vanished.push(...(await filesOfFolders(scan, goneFolders)));
  const moved = await countMovedFiles(scan, vanished, before);
  // A disk that was unmounted during the walk leaves an empty root, and folders that look deleted.
  const after = await readRootState(scan.absolutePath(''));
  const found = guardDecision({ ...after, known, gone: vanished.length, moved });
  const reason = confirmed && (found === 'many-missing' || found === early) ? '' : found;
  if (reason === '') {
    const left = goneFolders.filter(({ signature }) => signature !== '');
    await markMissing(scan, vanished, left);
    await forgetPlaylistFiles(scan, goneFolders);
  }
  return { reason, known, gone: vanished.length };
}

const countKnownFiles = async ({ db, library }: ScanContext): Promise<number> => {
  const row = await db
    .selectFrom('music_file')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('library_id', '=', library.id)
    .where('missing_since', 'is', null)
    .executeTakeFirst();
  return Number(row?.n ?? 0);
};

async function knownFolders({ db, library }: ScanContext): Promise<Map<string, KnownFolder>> {
  const rows = await db
    .selectFrom('music_folder')
    .select(['id', 'path', 'signature', 'sidecars'])
    .where('library_id', '=', library.id)
    .execute();
  return new Map(rows.map((row) => [row.path, row]));
}

async function planFolders(
  { db, full }: ScanContext,
  found: readonly { listing: FolderListing; folder: KnownFolder | undefined }[],
): Promise<FolderPlan[]> {
  const ids = found.flatMap(({ folder }) => folder?.id ?? []);
  const rows = ids.length
    ? await db
        .selectFrom('music_file')
        .select(['id', 'folder_id', 'name', 'size', 'modified_at', 'inode', 'state', 'error'])
        .select('missing_since')
        .where(whereIn(db, 'folder_id', ids))
        .execute()
    : [];
  const byFolder = new Map<number, KnownFile[]>();
  for (const row of rows) {
    const list = byFolder.get(row.folder_id);
    if (list) list.push(row);
    else byFolder.set(row.folder_id, [row]);
  }
  return found.map(({ listing, folder }) =>
    planFolder(listing, folder, folder ? (byFolder.get(folder.id) ?? []) : [], full),
  );
}

const vanishedFile = (
  { id, name, size, inode }: KnownFile,
  { folder, listing }: FolderPlan,
): VanishedFile => ({
  id,
  name,
  size,
  inode,
  folderId: folder?.id ?? 0,
  signature: listing.signature,
});

async function filesOfFolders({ db }: ScanContext, gone: readonly KnownFolder[]): Promise<VanishedFile[]> {
  if (gone.length === 0) return [];
  const ids = gone.map(({ id }) => id);
  const rows = await db
    .selectFrom('music_file')
    .select(['id', 'name', 'size', 'inode', 'folder_id'])
    .where(whereIn(db, 'folder_id', ids))
    .where('missing_since', 'is', null)
    .execute();
  return rows.map(({ folder_id, ...row }) => ({ ...row, folderId: folder_id, signature: '' }));
}
