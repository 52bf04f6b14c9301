import { intactFilePath } from '@qingyin/server-files';
import { isSoundType, soundTypes } from '@qingyin/audio-dsp';
import type { CloudSongRow } from '@qingyin/server-db';
import { readFileChunks } from '@qingyin/server-kernel';
import type { AppContext } from '../http/request-context.ts';
import type { RandomAccessFile } from '../http/send-file.ts';

/** Opens the original file of a cloud song; undefined when it is missing or damaged, which is recorded. */
export async function cloudSound(
  { db, files, now }: Pick<AppContext, 'db' | 'files' | 'now'>,
  song: CloudSongRow,
): Promise<RandomAccessFile | undefined> {
  const path = isSoundType(song.type) ? await intactFilePath({ db, files, now }, song.file_hash) : undefined;
  if (path === undefined || !isSoundType(song.type)) return undefined;
  return {
    size: song.file_size,
    etag: `"${song.file_hash.slice(0, 40)}"`,
    contentType: soundTypes[song.type],
    read: (start, end, signal) => readFileChunks(path, start, end, signal),
  };
}
