import { opendir } from 'node:fs/promises';

/** `unreadable`: it is there, and may not be read or does not answer. */
export type RootState = 'present' | 'missing' | 'unreadable';

/** State of a library's folder: one call of the system, cheap enough to be asked often. */
export async function rootState(path: string): Promise<RootState> {
  try {
    const folder = await opendir(path);
    await folder.close();
    return 'present';
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : '';
    return code === 'ENOENT' || code === 'ENOTDIR' ? 'missing' : 'unreadable';
  }
}
