import { resultCodes, sessionStatuses } from '@qingyin/contract';
import { isApiError } from '@qingyin/http-client';
import { FileUnreadableError } from './lazy-hash.ts';
import { ConnectionLostError, PartRejectedError } from './upload-protocol.ts';
import type { UploadReason } from './upload-item.ts';

/**
 * How to recover from an upload error: `again` retries as it is, `ticket` with a new ticket, `measure` with a new
 * checksum, `give-up` fails with the reason.
 */
export interface UploadRecovery {
  action: 'again' | 'ticket' | 'measure' | 'give-up';
  /** shown to the user when retrying did not help */
  reason: UploadReason;
}

const recovery = (then: UploadRecovery['action'], reason: UploadReason): UploadRecovery => ({
  action: then,
  reason,
});

const byStatus: Partial<Record<number, UploadRecovery>> = {
  400: recovery('measure', 'gone'),
  403: recovery('ticket', 'server'),
  404: recovery('ticket', 'server'),
  408: recovery('again', 'slow'),
  409: recovery('again', 'server'),
  413: recovery('give-up', 'too-large'),
  422: recovery('measure', 'gone'),
  503: recovery('again', 'busy'),
  507: recovery('give-up', 'storage'),
};

/**
 * Result code of the project's own server: the machine's disk is full or not writable (docs/api-extensions.md).
 */
const STORAGE_FULL = 507;
/** Result code of the project's own server: too many calls or files at once (docs/api-extensions.md). */
const OVERLOADED = 503;

const byCode: Partial<Record<number, UploadRecovery>> = {
  [resultCodes.fileTooLarge]: recovery('give-up', 'too-large'),
  [resultCodes.fileNotAllowed]: recovery('give-up', 'not-sound'),
  [resultCodes.fileBroken]: recovery('give-up', 'broken'),
  // The ticket has expired, or the file's bytes are missing.
  [resultCodes.notFound]: recovery('ticket', 'server'),
  [resultCodes.badParameters]: recovery('ticket', 'server'),
  [OVERLOADED]: recovery('again', 'busy'),
  [STORAGE_FULL]: recovery('give-up', 'storage'),
};

/** Classifies an error of any step of an upload. */
export function classifyUploadError(error: unknown): UploadRecovery {
  if (error instanceof FileUnreadableError) return recovery('give-up', 'gone');
  if (error instanceof ConnectionLostError) return recovery('again', 'network');
  if (error instanceof PartRejectedError) return byStatus[error.status] ?? recovery('give-up', 'server');
  if (!isApiError(error)) return recovery('give-up', 'server');
  if (error.kind === 'network' || error.kind === 'timeout') return recovery('again', 'network');
  if (error.kind === 'status')
    return sessionStatuses.some((status) => status === error.status)
      ? recovery('give-up', 'session')
      : recovery('again', 'server');
  const { code = 0 } = error;
  return byCode[code] ?? recovery(code >= 500 ? 'again' : 'give-up', 'server');
}
