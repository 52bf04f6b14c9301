/** Why a folder could not be listed. */
export type FolderError = 'missing' | 'no-permission' | 'unreadable';

/** Code of a file system error such as `ENOENT`; '' for other errors. */
export const errorCode = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

/** Sorts an error of the file system by what it says about a folder. */
export function folderError(error: unknown): FolderError {
  const code = errorCode(error);
  if (code === 'ENOENT' || code === 'ENOTDIR') return 'missing';
  return code === 'EACCES' || code === 'EPERM' ? 'no-permission' : 'unreadable';
}
