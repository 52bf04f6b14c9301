import type { CloudSongRow } from '../db/tables/cloud.ts';
import { wholeFile } from '../files/damage.ts';
import { readPieces } from '../files/read-pieces.ts';
import { isSoundType, soundTypes } from '../files/sound-type.ts';
import type { House } from '../http/call.ts';
import type { OpenSound } from '../http/send-sound.ts';

/** Opens the original file of a cloud song; undefined when it is missing or damaged, which is recorded. */
export async function cloudSound(
  { db, files, now }: Pick<House, 'db' | 'files' | 'now'>,
  song: CloudSongRow,
): Promise<OpenSound | undefined> {
  const path = isSoundType(song.type) ? await wholeFile({ db, files, now }, song.file_hash) : undefined;
  if (path === undefined || !isSoundType(song.type)) return undefined;
  return {
    size: song.file_size,
    etag: `"${song.file_hash.slice(0, 40)}"`,
    contentType: soundTypes[song.type],
    read: (start, end, signal) => readPieces(path, start, end, signal),
  };
}
