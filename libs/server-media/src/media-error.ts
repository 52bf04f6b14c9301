export type MediaErrorCode =
  'disk-full' | 'read-only' | 'cache-io' | 'render-failed' | 'not-ready' | 'bad-image' | 'closed';

/** Typed error of the sound and picture services. */
export class MediaError extends Error {
  override readonly name = 'MediaError';
  readonly code: MediaErrorCode;

  constructor(code: MediaErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

const codesByErrno: Partial<Record<string, MediaErrorCode>> = {
  ENOSPC: 'disk-full',
  EDQUOT: 'disk-full',
  EROFS: 'read-only',
  EACCES: 'read-only',
  EPERM: 'read-only',
};

/** Converts a failed file operation to a MediaError: `disk-full`, `read-only`, else `cache-io`. */
export function cacheError(cause: unknown): MediaError {
  if (cause instanceof MediaError) return cause;
  const errno = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  const code = codesByErrno[errno] ?? 'cache-io';
  const messages = { 'disk-full': 'the disk is full', 'read-only': 'the cache folder cannot be written' };
  const reason =
    code === 'disk-full' || code === 'read-only' ? messages[code] : `file error ${errno || 'unknown'}`;
  return new MediaError(code, `media cache: ${reason}`, { cause });
}
