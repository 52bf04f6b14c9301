import { isAbortedStream } from './aborted-stream.ts';

/** Reasons why an upload fails. */
export type FileErrorCode =
  /** larger than allowed */
  | 'too-large'
  | 'disk-full'
  | 'read-only'
  /** the client closed the connection */
  | 'aborted'
  /** below the minimum upload rate */
  | 'too-slow'
  /** unsupported format, by content rather than by name */
  | 'wrong-type'
  /** supported format, but corrupt */
  | 'unreadable'
  | 'failed';

/** Error of an uploaded file. */
export class FileError extends Error {
  override readonly name = 'FileError';
  readonly code: FileErrorCode;
  /** an unreadable file ends before its headers say */
  readonly truncated: boolean;

  constructor(code: FileErrorCode, message: string, options?: ErrorOptions & { truncated?: boolean }) {
    super(message, options);
    this.code = code;
    this.truncated = options?.truncated ?? false;
  }
}

/** Error of a file that ends before its headers say. */
export const truncatedFile = (): FileError =>
  new FileError('unreadable', 'the file is truncated', { truncated: true });

const codesByErrno: Partial<Record<string, FileErrorCode>> = {
  ENOSPC: 'disk-full',
  EDQUOT: 'disk-full',
  EFBIG: 'disk-full',
  EROFS: 'read-only',
  EACCES: 'read-only',
  EPERM: 'read-only',
  // The received file was deleted because the client closed the connection.
  ENOENT: 'aborted',
};

/** Maps any error of a file operation to a FileError. */
export function fileError(cause: unknown): FileError {
  if (cause instanceof FileError) return cause;
  const errno = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  const code = codesByErrno[errno] ?? (isAbortedStream(cause) ? 'aborted' : 'failed');
  return new FileError(code, `users' files: ${code} (${errno || 'no code'})`, { cause });
}
