import { isPicture } from '@qingyin/server-files';
import { open, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PICTURE_FORMATS, splitFileName } from '../folders/file-kind.ts';
import { isIgnoredName } from '../folders/ignored-names.ts';
import { type FolderFile, statFiles } from '../folders/stat-files.ts';
import { childPath } from '../folders/walk-names.ts';
import type { PictureFolder } from './picture-folders.ts';

/** Folders beside the songs in which the pictures of an album often lie. */
const ARTWORK = /^(?:scans?|art|artworks?|covers?|booklets?|images?|扫描|扫图|掃描|封面|图片|圖片)$/i;
/** Largest picture that is offered, bytes. */
const LARGEST = 32 * 1024 * 1024;
const SIGNATURE = 16;
/** Pictures of one folder that are looked at, at most. */
const MOST_IN_FOLDER = 200;

const noFiles = (): Map<string, FolderFile> => new Map();

/** A picture file in a folder of a library. */
export interface FoundFile extends PictureFolder {
  file: FolderFile;
}

/** Lists the picture files of folders and of their folders for artwork. Folders that cannot be read are left out. */
export async function listPictures(folders: readonly PictureFolder[], most: number): Promise<FoundFile[]> {
  const found: FoundFile[] = [];
  const seen = new Set<string>();
  for (const folder of folders) {
    for (const one of [folder, ...(await artworkBelow(folder))]) {
      const absolute = join(one.root, one.path);
      if (seen.has(absolute)) continue;
      seen.add(absolute);
      for (const file of await picturesIn(absolute)) {
        if (found.length >= most) return found;
        found.push({ ...one, file });
      }
    }
  }
  return found;
}

async function artworkBelow(folder: PictureFolder): Promise<PictureFolder[]> {
  const entries = await readdir(join(folder.root, folder.path), { withFileTypes: true }).catch(() => []);
  return entries.flatMap((entry) =>
    entry.isDirectory() && ARTWORK.test(entry.name.normalize('NFC'))
      ? [{ ...folder, path: childPath(folder.path, entry.name) }]
      : [],
  );
}

async function picturesIn(folder: string): Promise<FolderFile[]> {
  const names = await readdir(folder).catch(() => []);
  const wanted = names
    .filter((name) => PICTURE_FORMATS.includes(splitFileName(name).extension) && !isIgnoredName(name))
    .sort()
    .slice(0, MOST_IN_FOLDER);
  const files: FolderFile[] = [];
  for (const file of (await statFiles(folder, wanted).catch(noFiles)).values())
    if (file.size > 0 && file.size <= LARGEST && (await hasPicture(join(folder, file.name))))
      files.push(file);
  return files;
}

async function hasPicture(path: string): Promise<boolean> {
  try {
    const handle = await open(path, 'r');
    try {
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(SIGNATURE), 0, SIGNATURE, 0);
      return isPicture(buffer.subarray(0, bytesRead));
    } finally {
      await handle.close();
    }
  } catch {
    return false;
  }
}
