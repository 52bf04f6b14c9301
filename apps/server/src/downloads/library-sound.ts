import { isSoundType, soundTypes } from '@qingyin/audio-dsp';
import { type LibraryFile, libraryFilePath } from '@qingyin/server-catalogue';
import { readFileChunks } from '@qingyin/server-kernel';
import { stat } from 'node:fs/promises';
import type { AppContext } from '../http/request-context.ts';
import type { RandomAccessFile } from '../http/send-file.ts';

/**
 * Opens a file of a music library as it is on disk now.
 *
 * @returns undefined when it cannot be read; its library is then looked at, since its disk may be away
 */
export async function openLibraryFile(
  { files, music }: Pick<AppContext, 'files' | 'music'>,
  file: LibraryFile,
): Promise<RandomAccessFile | undefined> {
  if (!isSoundType(file.type)) return undefined;
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
