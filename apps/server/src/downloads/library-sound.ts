import { isSoundType, soundTypes } from '@qingyin/audio-dsp';
import { type LibraryFile, libraryFilePath } from '@qingyin/server-catalogue';
import { intactFilePath } from '@qingyin/server-files';
import { readFileChunks } from '@qingyin/server-kernel';
import { stat } from 'node:fs/promises';
import type { AppContext } from '../http/request-context.ts';
import type { RandomAccessFile } from '../http/send-file.ts';

type Ports = Pick<AppContext, 'db' | 'files' | 'music' | 'now'>;

/**
 * Opens a file of a music library as it is on disk now, or an upload as it was received.
 *
 * @returns undefined when it cannot be read: its library is then looked at, since its disk may be away; the damage of an
 *   upload is recorded
 */
export async function openLibraryFile(
  context: Ports,
  file: LibraryFile,
): Promise<RandomAccessFile | undefined> {
  if (!isSoundType(file.type)) return undefined;
  if (file.contentHash !== null) return openUpload(context, file.contentHash, file);
  const { files, music } = context;
  const path = libraryFilePath(file, (name) => files.store.path(name));
  const found = await stat(path).catch(() => undefined);
  if (!found?.isFile()) {
    music.noteMissing(file.libraryId);
    return undefined;
  }
  return {
    size: found.size,
    etag: `"${file.fileId}-${found.size}-${Math.floor(found.mtimeMs)}"`,
    contentType: soundTypes[file.type],
    read: (start, end, signal) => readFileChunks(path, start, end, signal),
  };
}

async function openUpload(
  context: Ports,
  hash: string,
  { type, size }: LibraryFile,
): Promise<RandomAccessFile | undefined> {
  const path = await intactFilePath(context, hash);
  if (path === undefined || !isSoundType(type)) return undefined;
  return {
    size,
    etag: `"${hash.slice(0, 40)}"`,
    contentType: soundTypes[type],
    read: (start, end, signal) => readFileChunks(path, start, end, signal),
  };
}
