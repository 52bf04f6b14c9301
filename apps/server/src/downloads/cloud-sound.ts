import { stat } from 'node:fs/promises';
import type { CloudSongRow } from '../db/tables/cloud.ts';
import { readPieces } from '../files/read-pieces.ts';
import { isSoundType, soundTypes } from '../files/sound-type.ts';
import { storedFile } from '../files/stored-files.ts';
import type { House } from '../http/call.ts';
import type { OpenSound } from '../http/send-sound.ts';

/** The file of a cloud song as its owner sent it; undefined when it is not there. */
export async function cloudSound(
  { db, files }: Pick<House, 'db' | 'files'>,
  song: CloudSongRow,
): Promise<OpenSound | undefined> {
  const file = await storedFile(db, song.file_hash);
  const path = file && files.store.path(file.name);
  const found = path && (await stat(path).catch(() => undefined));
  if (!path || !found || !isSoundType(song.type)) return undefined;
  return {
    size: found.size,
    etag: `"${song.file_hash.slice(0, 40)}"`,
    contentType: soundTypes[song.type],
    read: (start, end, signal) => readPieces(path, start, end, signal),
  };
}
