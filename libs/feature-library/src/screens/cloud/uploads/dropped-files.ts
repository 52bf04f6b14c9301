import { type ChosenFile, isAudioFileName, isLyricsFileName } from '@qingyin/data-library';

export interface DroppedFiles {
  files: ChosenFile[];
  /** number of files in folders that are neither songs nor lyrics */
  leftOut: number;
}

/** Whether a file of a folder is uploaded. */
export const isOfUse = (name: string): boolean => isAudioFileName(name) || isLyricsFileName(name);

/**
 * Collects the files of a drop, including those in folders. Must be called synchronously in the event handler,
 * because the data transfer is cleared afterwards.
 */
export async function droppedFiles(data: DataTransfer): Promise<DroppedFiles> {
  const entries = [...data.items].flatMap(
    (item) => (item.kind === 'file' && 'webkitGetAsEntry' in item && item.webkitGetAsEntry()) || [],
  );
  const found: DroppedFiles = { files: [], leftOut: 0 };
  if (entries.length === 0) for (const file of data.files) found.files.push({ file, folder: '' });
  for (const entry of entries) await gather(entry, found, '');
  return found;
}

/** @param folder path of the entry's folder within the drop; '' for dropped files */
async function gather(entry: FileSystemEntry, found: DroppedFiles, folder: string): Promise<void> {
  if (isFolder(entry)) {
    for (const child of await childrenOf(entry)) await gather(child, found, `${folder}${entry.name}/`);
  } else if (folder !== '' && !isOfUse(entry.name)) {
    found.leftOut += 1;
  } else {
    const file = await new Promise<File | null>((resolve) =>
      (entry as FileSystemFileEntry).file(resolve, () => resolve(null)),
    );
    if (file) found.files.push({ file, folder });
  }
}

const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;

/**
 * All entries of a folder; `readEntries` returns at most a hundred per call. An unreadable folder counts as empty.
 */
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
