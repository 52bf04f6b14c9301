import type { UploadResult, UploadFilePorts, UploadJob } from './upload-file.ts';
import { ConnectionLostError } from './upload-protocol.ts';
import type { UploadReason, UploadStatus } from './upload-item.ts';
import { type UploadRecovery, classifyUploadError } from './classify-upload-error.ts';

/** Attempts without progress, with pauses that double up to half a minute: about four minutes in all. */
const MAX_TRIES = 12;
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;

/** Another chosen file has the same content. */
export class DuplicateContentError extends Error {}

/** Outcome of an upload job; `stopped`: aborted by the user. */
export type UploadOutcome =
  | { kind: 'there'; result: UploadResult }
  | { kind: 'same' }
  | { kind: 'failed'; reason: UploadReason }
  | { kind: 'stopped' };

interface Way {
  signal: AbortSignal;
  /** bytes that have arrived */
  sent: () => number;
  /** throws `DuplicateContentError` when a file of the same content is being uploaded already */
  claim: (md5: string) => void;
  report: (status: UploadStatus, sent?: number, reason?: UploadReason | null) => void;
}

interface RetryPorts extends UploadFilePorts {
  pause: (ms: number, signal: AbortSignal) => Promise<void>;
}

/** Loads the upload code with the first file; a failed load is retried like a lost connection. */
const loadUploadFile = () =>
  import('./upload-file.ts').catch((cause: unknown) => {
    throw new ConnectionLostError(undefined, { cause });
  });

/** Prepares the job for another attempt. @returns false when retrying is pointless */
function reconsider(job: UploadJob, { action }: UploadRecovery): boolean {
  if (action === 'ticket' || action === 'measure') job.ticket = null;
  if (action === 'measure') job.md5 = null;
  return action !== 'give-up';
}

/** Uploads a file, retrying with backoff as long as the attempts make progress. */
export async function uploadWithRetry(job: UploadJob, ports: RetryPorts, way: Way): Promise<UploadOutcome> {
  const { signal, sent, claim, report } = way;
  let best = -1;
  for (let tries = 0; ;) {
    try {
      const { uploadFile } = await loadUploadFile();
      return { kind: 'there', result: await uploadFile(job, ports, { signal, report, claim }) };
    } catch (error) {
      if (signal.aborted) return { kind: 'stopped' };
      if (error instanceof DuplicateContentError) return { kind: 'same' };
      const recovery = classifyUploadError(error);
      if (sent() > best) tries = 0;
      best = sent();
      tries += 1;
      if (!reconsider(job, recovery) || tries > MAX_TRIES) return { kind: 'failed', reason: recovery.reason };
      report('retrying', sent(), recovery.reason);
      await ports.pause(Math.min(FIRST_PAUSE_MS * 2 ** (tries - 1), LONGEST_PAUSE_MS), signal);
      if (signal.aborted) return { kind: 'stopped' };
    }
  }
}
