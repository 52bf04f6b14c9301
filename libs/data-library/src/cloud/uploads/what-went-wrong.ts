import { resultCodes, sessionStatuses } from '@qingyin/contract';
import { isApiError } from '@qingyin/http-client';
import { FileGone } from './hash.ts';
import { LineLost, PartRefused } from './transport.ts';
import type { UploadReason } from './upload-item.ts';

/**
 * How to recover from an upload error: `again` retries as it is, `ticket` with a new ticket, `measure` with a new
 * checksum, `give-up` fails with the reason.
 */
export interface Verdict {
  then: 'again' | 'ticket' | 'measure' | 'give-up';
  /** shown to the user when retrying did not help */
  reason: UploadReason;
}

const verdict = (then: Verdict['then'], reason: UploadReason): Verdict => ({ then, reason });

const byStatus: Partial<Record<number, Verdict>> = {
  400: verdict('measure', 'gone'),
  403: verdict('ticket', 'server'),
  404: verdict('ticket', 'server'),
  408: verdict('again', 'slow'),
  409: verdict('again', 'server'),
  413: verdict('give-up', 'too-large'),
  422: verdict('measure', 'gone'),
  503: verdict('again', 'busy'),
  507: verdict('give-up', 'storage'),
};

/**
 * Result code of the project's own server: the machine's disk is full or not writable (docs/api-extensions.md).
 */
const STORAGE_FULL = 507;
/** Result code of the project's own server: too many calls or files at once (docs/api-extensions.md). */
const OVERLOADED = 503;

const byCode: Partial<Record<number, Verdict>> = {
  [resultCodes.fileTooLarge]: verdict('give-up', 'too-large'),
  [resultCodes.fileNotAllowed]: verdict('give-up', 'not-sound'),
  [resultCodes.fileBroken]: verdict('give-up', 'broken'),
  // The ticket has expired, or the file's bytes are missing.
  [resultCodes.notFound]: verdict('ticket', 'server'),
  [resultCodes.badParameters]: verdict('ticket', 'server'),
  [OVERLOADED]: verdict('again', 'busy'),
  [STORAGE_FULL]: verdict('give-up', 'storage'),
};

/** Classifies an error of any step of an upload. */
export function whatWentWrong(error: unknown): Verdict {
  if (error instanceof FileGone) return verdict('give-up', 'gone');
  if (error instanceof LineLost) return verdict('again', 'network');
  if (error instanceof PartRefused) return byStatus[error.status] ?? verdict('give-up', 'server');
  if (!isApiError(error)) return verdict('give-up', 'server');
  if (error.kind === 'network' || error.kind === 'timeout') return verdict('again', 'network');
  if (error.kind === 'status')
    return sessionStatuses.some((status) => status === error.status)
      ? verdict('give-up', 'session')
      : verdict('again', 'server');
  const { code = 0 } = error;
  return byCode[code] ?? verdict(code >= 500 ? 'again' : 'give-up', 'server');
}
