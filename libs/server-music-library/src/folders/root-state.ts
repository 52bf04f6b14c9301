import { readdir } from 'node:fs/promises';
import { folderError } from './folder-error.ts';
import { isIgnoredName } from './ignored-names.ts';

/** What the root of a music folder looks like. */
export interface RootState {
  root: 'present' | 'missing' | 'unreadable';
  /** files and folders in it, without hidden ones and those of systems */
  entriesInRoot: number;
}

/** Looks at the root of a music folder, for `guardDecision`. @param path absolute */
export async function readRootState(path: string): Promise<RootState> {
  try {
    const names = await readdir(path);
    return { root: 'present', entriesInRoot: names.filter((name) => !isIgnoredName(name)).length };
  } catch (error) {
    return { root: folderError(error) === 'missing' ? 'missing' : 'unreadable', entriesInRoot: 0 };
  }
}
