import { type Db, inWriteTransaction } from '@qingyin/server-db';
import { type Files, FileError, intactFilePath, readMusicFile } from '@qingyin/server-files';
import { type DerivingOptions, deriveUploads } from './derive-uploads.ts';
import { insertUploadFile } from './upload-rows.ts';

/** Uploads read between two derivations. */
const CHUNK = 50;

interface ImportOptions extends DerivingOptions {
  files: Pick<Files, 'store'>;
  onError: (error: unknown) => void;
}

/**
 * Starts `importUploads`; what fails continues at the next start.
 *
 * @returns stops it; resolves when it writes no more
 */
export function startUploadImport(options: ImportOptions): () => Promise<void> {
  const stopping = new AbortController();
  const done = importUploads({ ...options, signal: stopping.signal }).catch((error: unknown) => {
    if (!stopping.signal.aborted) options.onError(error);
  });
  return () => {
    stopping.abort(new Error('the server is closing'));
    return done;
  };
}

/**
 * Makes songs of the uploads that have none: those of versions that kept uploads apart from other music, and those that
 * were received when the server ended. Files that are damaged or missing stay as they are.
 */
export async function importUploads(options: ImportOptions): Promise<void> {
  const { db, signal } = options;
  for (let last = 0; ;) {
    const uploads = await db
      .selectFrom('cloud_song')
      .selectAll()
      .where('music_file_id', 'is', null)
      .where('id', '>', last)
      .orderBy('id')
      .limit(CHUNK)
      .execute();
    for (const upload of uploads) {
      if (signal?.aborted) return;
      last = upload.id;
      const path = await intactFilePath(options, upload.file_hash);
      const facts =
        path === undefined ? undefined : await readMusicFile(path).catch(ignoreUnreadable(options.onError));
      if (facts) await inWriteTransaction(db, (trx) => insertUploadFile(trx, upload, facts));
    }
    await deriveAll(options);
    if (uploads.length < CHUNK) return;
  }
}

const ignoreUnreadable = (onError: (error: unknown) => void) => (error: unknown) => {
  if (!(error instanceof FileError)) onError(error);
  return undefined;
};

/** Derives the uploads of all users whose folders changed, or whose files have no song yet. */
async function deriveAll(options: DerivingOptions): Promise<void> {
  for (const { library_id, files } of await changedLibraries(options.db)) {
    if (options.signal?.aborted) return;
    await deriveUploads(options, library_id, files);
  }
}

async function changedLibraries(db: Db): Promise<{ library_id: number; files: number[] }[]> {
  const dirty = await db
    .selectFrom('music_folder')
    .innerJoin('music_library', 'music_library.id', 'music_folder.library_id')
    .select('music_folder.library_id')
    .distinct()
    .where('music_library.kind', '=', 'uploads')
    .where('music_folder.dirty', '>', 0)
    .execute();
  const without = await db
    .selectFrom('music_file')
    .innerJoin('music_library', 'music_library.id', 'music_file.library_id')
    .leftJoin('song_file', 'song_file.file_id', 'music_file.id')
    .select(['music_file.id', 'music_file.library_id'])
    .where('music_library.kind', '=', 'uploads')
    .where('music_file.missing_since', 'is', null)
    .where('song_file.song_id', 'is', null)
    .execute();
  const ids = new Set([...dirty, ...without].map((row) => row.library_id));
  return [...ids].map((library_id) => ({
    library_id,
    files: without.filter((row) => row.library_id === library_id).map(({ id }) => id),
  }));
}
