import { MAX_PLAYLIST_SONGS } from '@qingyin/contract/schema';
import { readM3uEntries } from '@qingyin/playlist-files';
import { decodeText } from '@qingyin/text-encoding';
import { open, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { pathBelow } from '../folders/real-path.ts';

/** Bytes of a playlist file that are read; 10,000 entries with their metadata are smaller. */
export const LARGEST_LIST = 4 * 1024 * 1024;
/** Longest name of a playlist, UTF-16 units. */
const LONGEST_NAME = 40;

/** A playlist file that was read. */
export interface PlaylistFileEntries {
  /** name in the file; '' when it has none */
  name: string;
  /** files of the entries as written, at most `MAX_PLAYLIST_SONGS` */
  files: string[];
}

/**
 * Reads an M3U file of a music library in the encoding that is most likely.
 *
 * @param root absolute path of the library's folder
 * @param path path of the file below it
 * @returns undefined when it is outside of the root, larger than `LARGEST_LIST`, or cannot be read
 */
export async function readList(root: string, path: string): Promise<PlaylistFileEntries | undefined> {
  try {
    const real = await realpath(join(root, path));
    if (pathBelow(await realpath(root), real) === undefined) return undefined;
    const file = await open(real);
    try {
      const info = await file.stat();
      if (!info.isFile() || info.size > LARGEST_LIST) return undefined;
      const bytes = Buffer.alloc(info.size);
      const { bytesRead } = await file.read(bytes, 0, info.size, 0);
      const { name, entries } = readM3uEntries(decodeText(bytes.subarray(0, bytesRead)).text);
      const files = entries.slice(0, MAX_PLAYLIST_SONGS).map((entry) => entry.file);
      return { name: name.slice(0, LONGEST_NAME).trim(), files };
    } finally {
      await file.close();
    }
  } catch {
    return undefined;
  }
}
