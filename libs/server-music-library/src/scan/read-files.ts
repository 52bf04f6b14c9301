import type { MusicFileRow } from '@qingyin/server-db';
import { FileError, type MusicFileFacts, readMusicFile } from '@qingyin/server-files';
import { childPath } from '../folders/walk-names.ts';
import { embeddedHash } from '../pictures/music-picture.ts';
import type { MusicFileError } from '../music-libraries.ts';
import { MOST_TRIES, type ScanContext } from './scan-context.ts';

/** Files loaded at once, and read at the same time. */
const CHUNK = 64;
const AT_ONCE = 3;

type PendingFile = Pick<MusicFileRow, 'id' | 'folder_id' | 'name' | 'tries'> & {
  path: string;
  /** 1: read before */
  reread?: number;
};
type ReadFile = { file: PendingFile } & (
  | { facts: MusicFileFacts }
  /** `retry`: the disk or its permissions are the cause, not the content */
  | { error: MusicFileError; retry: boolean }
);

/**
 * Creates the second pass of a scan: it reads tags and sound of files that are new or changed, then of those that an
 * earlier version read. Files during whose reading the process ended come last, and one by one. A chunk is stored while
 * the next one is read.
 *
 * @returns reads files until it has read so many, and answers how many it read; 0 when none is left
 */
export function createFileReader(scan: ScanContext): (enough: number) => Promise<number> {
  // Outdated files that cannot be read now stay as they are, so each is looked at once in a scan.
  let lastOutdated = 0;
  let lastTried = 0;
  const nextOutdated = async (): Promise<PendingFile[]> => {
    const files = await outdatedFiles(scan, lastOutdated).where('music_file.tries', '=', 0).execute();
    lastOutdated = files.at(-1)?.id ?? lastOutdated;
    return files;
  };
  const nextTried = async (): Promise<PendingFile[]> => {
    const pending = await triedFile(scan);
    if (pending.length > 0) return pending;
    const files = await outdatedFiles(scan, lastTried).where('music_file.tries', '>', 0).limit(1).execute();
    lastTried = files.at(-1)?.id ?? lastTried;
    return files;
  };
  return async (enough) => {
    let count = 0;
    let lastPending = 0;
    let storing = Promise.resolve();
    while (count < enough) {
      const pending = await untriedFiles(scan, lastPending);
      lastPending = pending.at(-1)?.id ?? lastPending;
      const files = pending.length > 0 ? pending : await nextOutdated();
      if (files.length === 0) break;
      const read = await readFiles(scan, files);
      await storing;
      storing = storeFacts(scan, read);
      // A failure is thrown by the next `await`.
      storing.catch(() => undefined);
      count += files.length;
    }
    await storing;
    if (count > 0) return count;
    const dangerous = await nextTried();
    await storeFacts(scan, await readFiles(scan, dangerous));
    return dangerous.length;
  };
}

async function readFiles(scan: ScanContext, files: readonly PendingFile[]): Promise<ReadFile[]> {
  scan.reading(files.map(({ id }) => id));
  const read: ReadFile[] = [];
  const queue = [...files];
  const work = async (): Promise<void> => {
    for (let file = queue.shift(); file; file = queue.shift()) {
      scan.signal.throwIfAborted();
      read.push(await readOne(scan, file));
      scan.progress.read += 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  scan.reading([]);
  return read;
}

const pendingFiles = ({ db, library }: ScanContext) =>
  db
    .selectFrom('music_file')
    .innerJoin('music_folder', 'music_folder.id', 'music_file.folder_id')
    .select(['music_file.id', 'music_file.folder_id', 'music_file.name', 'music_file.tries'])
    .select('music_folder.path')
    .where('music_file.library_id', '=', library.id)
    .where('music_file.state', '=', 'pending')
    .where('music_file.missing_since', 'is', null);

/** The next files in the order of their ids, in which SQLite finds them without sorting. @param last id before them */
const untriedFiles = (scan: ScanContext, last: number): Promise<PendingFile[]> =>
  pendingFiles(scan)
    .where('music_file.tries', '=', 0)
    .where('music_file.id', '>', last)
    .orderBy('music_file.id')
    .limit(CHUNK)
    .execute();

/** Files that were read by an earlier version, see `reread` of the table. @param last id before them */
const outdatedFiles = ({ db, library }: ScanContext, last: number) =>
  db
    .selectFrom('music_file')
    .innerJoin('music_folder', 'music_folder.id', 'music_file.folder_id')
    .select(['music_file.id', 'music_file.folder_id', 'music_file.name', 'music_file.tries'])
    .select(['music_folder.path', 'music_file.reread'])
    .where('music_file.library_id', '=', library.id)
    .where('music_file.reread', '=', 1)
    .where('music_file.state', '=', 'read')
    .where('music_file.tries', '<', MOST_TRIES)
    .where('music_file.missing_since', 'is', null)
    .where('music_file.id', '>', last)
    .orderBy('music_file.id')
    .limit(CHUNK);

/** A new or changed file that was read when the process ended. */
const triedFile = (scan: ScanContext): Promise<PendingFile[]> =>
  pendingFiles(scan).orderBy('music_file.tries').orderBy('music_file.id').limit(1).execute();

async function readOne({ absolutePath }: ScanContext, file: PendingFile): Promise<ReadFile> {
  try {
    return { file, facts: await readMusicFile(absolutePath(childPath(file.path, file.name))) };
  } catch (error) {
    return { file, error: errorOf(error), retry: !(error instanceof FileError) };
  }
}

function errorOf(error: unknown): MusicFileError {
  if (error instanceof FileError && error.code === 'wrong-type') return 'unsupported';
  if (error instanceof FileError) return error.truncated ? 'truncated' : 'unreadable';
  const code = error instanceof Error && 'code' in error ? error.code : '';
  return code === 'EACCES' || code === 'EPERM' ? 'no-permission' : 'unreadable';
}

async function storeFacts(
  { writer, library, progress, failures }: ScanContext,
  read: readonly ReadFile[],
): Promise<void> {
  // A file of an earlier version that the disk or its permissions keep from being read waits for the next scan.
  const known = read.filter((one) => !('error' in one && one.retry && one.file.reread));
  const rows = known.map((one) => {
    // What was known of a file that could be read before stays.
    if ('error' in one && one.file.reread) return { one, hash: '', set: { reread: 0 } };
    if ('error' in one) {
      progress.failed += 1;
      failures[one.error] = (failures[one.error] ?? 0) + 1;
      return { one, hash: '', set: { state: 'failed' as const, error: one.error } };
    }
    const { type, durationMs, bitrate, sampleRate, channels, bits, audioHash, tags, picture } = one.facts;
    const hash = picture ? embeddedHash(picture) : '';
    const set = {
      state: 'read' as const,
      error: '',
      tries: 0,
      reread: 0,
      type,
      duration_ms: durationMs,
      bitrate,
      sample_rate: sampleRate,
      channels,
      bits,
      audio_hash: audioHash,
      tags: JSON.stringify(tags),
      picture: hash,
    };
    return { one, hash, set };
  });
  await writer.each(rows, async (trx, batch) => {
    for (const { one, set } of batch)
      await trx.updateTable('music_file').set(set).where('id', '=', one.file.id).execute();
    const pictures = new Map(
      batch.filter(({ hash }) => hash !== '').map(({ hash, one }) => [hash, one.file.id]),
    );
    if (pictures.size)
      await trx
        .insertInto('music_picture')
        .values([...pictures].map(([hash, file_id]) => ({ hash, library_id: library.id, file_id, path: '' })))
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    const folders = [...new Set(batch.map(({ one }) => one.file.folder_id))];
    await trx.updateTable('music_folder').set({ dirty: 1 }).where('id', 'in', folders).execute();
    // Without a signature the next scan looks at the folder again and tries these files once more.
    const retried = batch
      .filter(({ one }) => 'error' in one && one.retry)
      .map(({ one }) => one.file.folder_id);
    if (retried.length)
      await trx
        .updateTable('music_folder')
        .set({ signature: '' })
        .where('id', 'in', [...new Set(retried)])
        .execute();
  });
}
