import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { folderError } from './folder-error.ts';
import { addFormats, countFormats, type FormatCounts } from './format-counts.ts';
import { walkNames } from './walk-names.ts';

/** Counts of sound files that may have been ended by its time limit. */
export interface SoundCount {
  files: number;
  /** sound files in formats that the server cannot read, by extension */
  unsupported: FormatCounts;
  /** false: the time limit ended it, so the count is a lower bound */
  complete: boolean;
  /** the root or the first sound file may not be read */
  denied: boolean;
}

const mayNotOpen = async (path: string): Promise<boolean> => {
  try {
    await (await open(path)).close();
    return false;
  } catch (error) {
    return folderError(error) === 'no-permission';
  }
};

/**
 * Counts the sound files of a folder by their names.
 *
 * @param limitMs answers after this time with what was counted, even when the file system does not answer
 */
export async function countSounds(root: string, limitMs: number): Promise<SoundCount> {
  const count: SoundCount = { files: 0, unsupported: {}, complete: false, denied: false };
  const deadline = performance.now() + limitMs;
  const limit = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, limitMs);
  });
  const counting = async () => {
    for await (const { path, error, files } of walkNames(root, { signal: limit.signal })) {
      if (path === '' && error === 'no-permission') count.denied = true;
      const sounds = files.filter(({ kind }) => kind === 'sound');
      const [first] = sounds;
      if (count.files === 0 && first) count.denied ||= await mayNotOpen(join(root, path, first.name));
      if (limit.signal.aborted || performance.now() >= deadline) return;
      count.files += sounds.length;
      const others = files.filter(({ kind }) => kind === 'unsupported');
      addFormats(count.unsupported, countFormats(others.map(({ name }) => name)));
    }
    count.complete = !limit.signal.aborted;
  };
  await Promise.race([counting(), timeout]);
  clearTimeout(timer);
  limit.abort();
  return { ...count };
}
