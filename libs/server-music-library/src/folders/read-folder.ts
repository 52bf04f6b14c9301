import { type Dirent } from 'node:fs';
import { readFile, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileKind, type MusicFileKind } from './file-kind.ts';
import { errorCode, folderError, type FolderError } from './folder-error.ts';
import type { FollowedLinks } from './followed-links.ts';
import { IGNORE_MARKERS, isIgnoredName } from './ignored-names.ts';
import { naturalOrder } from './natural-order.ts';

/** Names in a folder, without statistics of files. */
export interface FolderNames {
  /** by the order of their characters */
  files: { name: string; kind: MusicFileKind }[];
  /** in natural order; `realPath` below followed links only */
  folders: { name: string; realPath: string | undefined }[];
  /** entries whose names are not UTF-8; they cannot be opened */
  undecodable: number;
  /** a marker file asks programs to leave out the folder; nothing of it is listed */
  ignored: boolean;
  error: FolderError | undefined;
}

const emptyNames = (more: Partial<FolderNames> = {}): FolderNames => ({
  files: [],
  folders: [],
  undecodable: 0,
  ignored: false,
  error: undefined,
  ...more,
});

/** A `.ndignore` with patterns leaves out some entries of a folder only, which is not supported: all are listed. */
async function hasIgnoreMarker(path: string, entries: readonly Dirent[]): Promise<boolean> {
  const markers = entries.filter(({ name }) => IGNORE_MARKERS.includes(name));
  if (markers.length === 0) return false;
  if (markers.some(({ name }) => name === '.nomedia')) return true;
  const text = await readFile(join(path, '.ndignore'), 'utf8').catch(() => '');
  return text.split('\n').every((line) => /^\s*(#|$)/.test(line));
}

/** What a link leads to; undefined for broken links. Failures of the disk or network behind it are thrown. */
async function linkTarget(path: string): Promise<'file' | 'folder' | undefined> {
  try {
    const stats = await stat(path);
    return stats.isDirectory() ? 'folder' : stats.isFile() ? 'file' : undefined;
  } catch (error) {
    if (['ENOENT', 'ENOTDIR', 'ELOOP', 'EACCES', 'EPERM'].includes(errorCode(error))) return undefined;
    throw error;
  }
}

/** Folders and links in natural order, which decides the order of the walk; then files. */
const inOrder = (entries: readonly Dirent[]): Dirent[] => [
  ...entries.filter((entry) => !entry.isFile()).toSorted((a, b) => naturalOrder(a.name, b.name)),
  ...entries.filter((entry) => entry.isFile()),
];

/** Bytes that are not UTF-8 are read as replacement characters. */
const isReplaced = (name: string): boolean => name.includes('\uFFFD');

/**
 * Reads the names in a folder and sorts them by use. A link to a file counts as the file, links to folders as
 * `FollowedLinks` decides; broken links, devices and pipes are left out.
 *
 * @param path absolute
 * @param realPath of the folder when it is below a followed link, else undefined
 * @returns names, or the reason why there are none; does not reject
 */
export async function readFolder(
  path: string,
  realPath: string | undefined,
  links: FollowedLinks,
  { isRoot }: { isRoot: boolean },
): Promise<FolderNames> {
  try {
    const entries = await readdir(path, { withFileTypes: true });
    if (!isRoot && (await hasIgnoreMarker(path, entries))) return emptyNames({ ignored: true });
    const names = emptyNames();
    for (const entry of inOrder(entries)) {
      const { name } = entry;
      const kind = fileKind(name);
      const child = join(path, name);
      if (isIgnoredName(name) || (entry.isFile() && !kind)) continue;
      if (isReplaced(name) && !(await stat(child).catch(() => undefined))) names.undecodable += 1;
      else if (entry.isDirectory()) {
        const real = realPath === undefined ? undefined : join(realPath, name);
        if (real === undefined || links.enter(real, child)) names.folders.push({ name, realPath: real });
      } else if (entry.isSymbolicLink()) {
        const target = await linkTarget(child);
        const real = target === 'folder' ? await links.follow(child) : undefined;
        if (real !== undefined) names.folders.push({ name, realPath: real });
        else if (target === 'file' && kind) names.files.push({ name, kind });
      } else if (entry.isFile() && kind) names.files.push({ name, kind });
    }
    names.files.sort((a, b) => (a.name < b.name ? -1 : 1));
    return names;
  } catch (error) {
    return emptyNames({ error: folderError(error) });
  }
}
