import type { FolderListing } from '../folders/walk-folder.ts';
import { childPath } from '../folders/walk-names.ts';

type Visit = Pick<FolderListing, 'path' | 'folders' | 'error'>;

const isBelow = (path: string, folder: string): boolean =>
  folder === '' || path === folder || path.startsWith(`${folder}/`);

const parentOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('/')));

/** The path itself and the folders above it, without the root. */
function* withAncestors(path: string): Generator<string> {
  for (let one = path; one !== ''; one = parentOf(one)) yield one;
}

/** Folders that a walk shows to be gone. */
export interface VanishedFolders {
  visit(listing: Visit): void;
  /** Those of the known folders that are gone; what lies in or below an unreadable folder is not. */
  among<Folder extends { path: string }>(known: readonly Folder[]): Folder[];
}

/** @param limited whether the walk visits only some folders */
export function createVanishedFolders(limited: boolean): VanishedFolders {
  const missing = new Set<string>();
  const seen = new Set<string>();
  const children = new Map<string, ReadonlySet<string>>();
  const unreadable: string[] = [];
  const isGone = (path: string): boolean => {
    if (seen.has(path) || unreadable.some((folder) => isBelow(path, folder))) return false;
    if (!limited) return true;
    // A limited walk knows of a folder only through a visit of the folder above it.
    for (const one of withAncestors(path)) {
      if (missing.has(one)) return true;
      const siblings = children.get(parentOf(one));
      if (siblings && !siblings.has(one)) return true;
    }
    return false;
  };
  return {
    visit({ path, folders, error }) {
      if (error === 'missing') {
        missing.add(path);
        return;
      }
      seen.add(path);
      if (error) unreadable.push(path);
      else children.set(path, new Set(folders.map((name) => childPath(path, name))));
    },
    among: (known) => known.filter(({ path }) => isGone(path)),
  };
}
