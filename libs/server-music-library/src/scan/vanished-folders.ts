import { pathIn } from '../folders/file-names.ts';

interface Visit {
  path: string;
  folders: readonly string[];
  /** set: the folder could not be read */
  error?: string | undefined;
}

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

/** @param requested the folders the walk is limited to; undefined: it visits all */
export function createVanishedFolders(requested: readonly string[] | undefined): VanishedFolders {
  const seen = new Set<string>();
  const children = new Map<string, ReadonlySet<string>>();
  const unreadable: string[] = [];
  const isGone = (path: string): boolean => {
    if (seen.has(path) || unreadable.some((folder) => isBelow(path, folder))) return false;
    if (requested === undefined) return true;
    // A limited walk knows of a folder only through a visit of the folder above it.
    for (const one of withAncestors(path)) {
      if (requested.includes(one) && !seen.has(one)) return true;
      const siblings = children.get(parentOf(one));
      if (siblings && !siblings.has(one)) return true;
    }
    return false;
  };
  return {
    visit({ path, folders, error }) {
      seen.add(path);
      if (error) unreadable.push(path);
      else children.set(path, new Set(folders.map((name) => pathIn(path, name))));
    },
    among: (known) => known.filter(({ path }) => isGone(path)),
  };
}
