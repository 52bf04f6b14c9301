import { resultCodes } from '@qingyin/contract';
import { isApiError } from '@qingyin/http-client';

/**
 * Why a picture upload failed: `way`: network or server error, can be retried; `none`: not a usable image;
 * `large`: too large.
 */
export type PictureUploadFailure = 'way' | 'none' | 'large';

const reasons = new Map<number, PictureUploadFailure>([
  [resultCodes.fileNotAllowed, 'none'],
  [resultCodes.fileBroken, 'none'],
  [resultCodes.fileTooLarge, 'large'],
]);

/**
 * Reason of a failed upload. Only result codes count, not HTTP statuses: HTTP 408 is a timeout, while the result
 * code 408 is a rejected file.
 */
export function pictureUploadFailure(error: unknown): PictureUploadFailure {
  const code = isApiError(error) && error.kind === 'failure' ? error.code : undefined;
  return reasons.get(code ?? 0) ?? 'way';
}
