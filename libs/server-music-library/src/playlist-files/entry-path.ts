/** Longest path of an entry, UTF-16 units; longer ones name no file. */
const LONGEST = 4000;
/** Most folders of a path. */
const DEEPEST = 64;

/** Where the file of a playlist entry may be. */
export interface EntryPath {
  /** file name in the forms in which file systems store it, the most likely one first; empty when it names no file */
  names: string[];
  /** folder below the library's root, '' for the root itself; undefined when it is unknown or outside of the library */
  folder: string | undefined;
}

const none: EntryPath = { names: [], folder: undefined };

/**
 * Resolves the file of a playlist entry.
 *
 * @param written path or `file:` URL as written, of any operating system
 * @param listFolder folder of the playlist file below the library's root
 * @param root absolute path of the library's folder
 */
export function entryPath(written: string, listFolder: string, root: string): EntryPath {
  const text = written.trim();
  const isUrl = /^file:/i.test(text);
  if (text.length > LONGEST || text.includes('\0') || (!isUrl && /^[a-z][a-z\d+.-]+:\/\//i.test(text)))
    return none;
  const path = (isUrl ? decoded(text.replace(/^file:(?:\/\/(?:localhost)?)?/i, '')) : text).replaceAll(
    '\\',
    '/',
  );
  const absolute = /^(?:\/|[a-z]:\/?)/i.test(path);
  const base = `${root.replaceAll('\\', '/').replace(/\/$/, '')}/`;
  const below = absolute
    ? path.startsWith(base)
      ? path.slice(base.length)
      : undefined
    : `${listFolder}/${path}`;
  const name = path.split('/').at(-1) ?? '';
  if (name === '' || name === '.' || name === '..') return none;
  return { names: formsOf(name), folder: below === undefined ? undefined : folderOf(below) };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** File systems store names composed or decomposed, and some programs write them percent-encoded. */
const formsOf = (name: string): string[] => [
  ...new Set([name, decoded(name)].flatMap((form) => [form, form.normalize('NFC'), form.normalize('NFD')])),
];

/** Folder of a path below the root; undefined when `..` leads out of it or it is too deep. */
function folderOf(path: string): string | undefined {
  const folders: string[] = [];
  for (const part of path.split('/').slice(0, -1)) {
    if (part === '' || part === '.') continue;
    if (part === '..' && folders.pop() === undefined) return undefined;
    if (part !== '..') folders.push(part);
    if (folders.length > DEEPEST) return undefined;
  }
  return folders.join('/');
}
