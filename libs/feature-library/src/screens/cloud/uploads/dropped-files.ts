import { isSoundName } from '@qingyin/data-library';

export interface DroppedFiles {
  files: File[];
  /** files in folders that are no songs */
  leftOut: number;
}

/**
 * The files of a drop, those in folders included. Must be called while the event is handled: what it carries is gone
 * afterwards.
 */
export function droppedFiles(data: DataTransfer): Promise<DroppedFiles> {
  const entries = [...data.items].map((item) =>
    'webkitGetAsEntry' in item && item.kind === 'file' ? item.webkitGetAsEntry() : null,
  );
  const known = entries.filter((entry) => entry !== null);
  if (known.length === 0) return Promise.resolve({ files: [...data.files], leftOut: 0 });
  return filesOf(known);
}

async function filesOf(entries: readonly FileSystemEntry[]): Promise<DroppedFiles> {
  const found: DroppedFiles = { files: [], leftOut: 0 };
  for (const entry of entries) await gather(entry, found, false);
  return found;
}

async function gather(entry: FileSystemEntry, found: DroppedFiles, inside: boolean): Promise<void> {
  if (isFolder(entry)) {
    for (const child of await childrenOf(entry)) await gather(child, found, true);
    return;
  }
  if (!isFile(entry)) return;
  if (inside && !isSoundName(entry.name)) {
    found.leftOut += 1;
    return;
  }
  const file = await new Promise<File | null>((resolve) => entry.file(resolve, () => resolve(null)));
  if (file) found.files.push(file);
}

const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;
const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;

/** All of a folder; browsers hand over a hundred at a time. One that cannot be read counts as empty. */
async function childrenOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const all: FileSystemEntry[] = [];
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve) =>
      reader.readEntries(resolve, () => resolve([])),
    );
    if (some.length === 0) return all;
    all.push(...some);
  }
}
