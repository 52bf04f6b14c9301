import { resultCodes } from '@qingyin/contract';
import { isApiError } from '@qingyin/http-client';

/** Why a picture was not taken: something on the way, which may go better, or it is none that can be used, or too large. */
export type NotTaken = 'way' | 'none' | 'large';

const reasons = new Map<number, NotTaken>([
  [resultCodes.fileNotAllowed, 'none'],
  [resultCodes.fileBroken, 'none'],
  [resultCodes.fileTooLarge, 'large'],
]);

/** What a failure of sending a picture says of it; only codes of answers do, for an HTTP 408 is a matter of the way. */
export function whyNotTaken(error: unknown): NotTaken {
  const code = isApiError(error) && error.kind === 'failure' ? error.code : undefined;
  return reasons.get(code ?? 0) ?? 'way';
}
