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
export async function droppedFiles(data: DataTransfer): Promise<DroppedFiles> {
  const entries = [...data.items].flatMap(
    (item) => (item.kind === 'file' && 'webkitGetAsEntry' in item && item.webkitGetAsEntry()) || [],
  );
  const found: DroppedFiles = { files: entries.length > 0 ? [] : [...data.files], leftOut: 0 };
  for (const entry of entries) await gather(entry, found, false);
  return found;
}

async function gather(entry: FileSystemEntry, found: DroppedFiles, inside: boolean): Promise<void> {
  if (isFolder(entry)) {
    for (const child of await childrenOf(entry)) await gather(child, found, true);
  } else if (inside && !isSoundName(entry.name)) {
    found.leftOut += 1;
  } else {
    const file = await new Promise<File | null>((resolve) =>
      (entry as FileSystemFileEntry).file(resolve, () => resolve(null)),
    );
    if (file) found.files.push(file);
  }
}

const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;

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
