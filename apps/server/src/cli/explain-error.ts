import { FolderInUse } from '@qingyin/server-backup';
import { DamagedDatabase, isDamageError, classifySqliteError } from '@qingyin/server-db';

const REASONS: Partial<Record<string, string>> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  EROFS: 'the data folder is read-only',
  EACCES: 'no permission (a read-only data folder, or a port below 1024)',
  EPERM: 'no permission to write the data folder',
  EADDRNOTAVAIL: 'this machine does not have the address given with --host',
  ENOTFOUND: 'the name given with --host is unknown',
  ENOENT: 'a file or folder does not exist',
  EBUSY: 'files/ in the data folder must be an ordinary folder, not a mounted one',
  EXDEV: 'files/ must lie on the same file system as the data folder',
  ENOTDIR: 'the data folder is a file',
};

/** Explains an error that stopped the server in one line that the operator can act upon. */
export function explainError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof FolderInUse || error instanceof DamagedDatabase) return error.message;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (isDamageError(error)) return new DamagedDatabase(error.message).message;
  const reason = REASONS[code];
  if (reason) return `${reason} (${error.message})`;
  const failure = classifySqliteError(error);
  if (failure === 'full') return `the disk is full (${error.message})`;
  if (failure === 'read-only') return `the data folder cannot be written (${error.message})`;
  return error.message;
}
