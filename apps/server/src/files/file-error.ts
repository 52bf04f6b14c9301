import { isBrokenOff } from './broken-off.ts';

export type FileErrorCode =
  /** larger than allowed */
  | 'too-large'
  | 'disk-full'
  | 'read-only'
  /** the sender left in the middle */
  | 'aborted'
  /** the sender sends less than the least rate */
  | 'too-slow'
  /** not one of the kinds that are taken, whatever its name says */
  | 'wrong-type'
  /** of a kind that is taken, but broken */
  | 'unreadable'
  | 'failed';

/** What can go wrong with a file somebody sends. */
export class FileError extends Error {
  override readonly name = 'FileError';
  readonly code: FileErrorCode;

  constructor(code: FileErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

const codesByErrno: Partial<Record<string, FileErrorCode>> = {
  ENOSPC: 'disk-full',
  EDQUOT: 'disk-full',
  EFBIG: 'disk-full',
  EROFS: 'read-only',
  EACCES: 'read-only',
  EPERM: 'read-only',
  // Received, and taken back because the sender left.
  ENOENT: 'aborted',
};

/** Names the reason of a failed file operation. */
export function fileError(cause: unknown): FileError {
  if (cause instanceof FileError) return cause;
  const errno = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  const code = codesByErrno[errno] ?? (isBrokenOff(cause) ? 'aborted' : 'failed');
  return new FileError(code, `users' files: ${code} (${errno || 'no code'})`, { cause });
}
