import type { Carried, CarryPorts, Travel } from './carry.ts';
import { LineLost } from './transport.ts';
import type { UploadReason, UploadStatus } from './upload-item.ts';
import { type Verdict, whatWentWrong } from './what-went-wrong.ts';

/** Attempts without progress, with pauses that double up to half a minute: about four minutes in all. */
const MOST_TRIES = 12;
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;

/** Another chosen file has the same content. */
export class SameContent extends Error {}

/** Outcome of an upload job; `stopped`: aborted by the user. */
export type WayEnd =
  | { kind: 'there'; carried: Carried }
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

interface WayPorts extends CarryPorts {
  pause: (ms: number, signal: AbortSignal) => Promise<void>;
}

/** Loads the upload code with the first file; a failed load is retried like a lost connection. */
const loadCarry = () =>
  import('./carry.ts').catch((cause: unknown) => {
    throw new LineLost(undefined, { cause });
  });

/** Prepares the job for another attempt. @returns false when retrying is pointless */
function reconsider(travel: Travel, { then }: Verdict): boolean {
  if (then === 'ticket' || then === 'measure') travel.ticket = null;
  if (then === 'measure') travel.md5 = null;
  return then !== 'give-up';
}

/** Uploads a file, retrying with backoff as long as the attempts make progress. */
export async function bringThere(travel: Travel, ports: WayPorts, way: Way): Promise<WayEnd> {
  const { signal, sent, claim, report } = way;
  let best = -1;
  for (let tries = 0; ;) {
    try {
      const { carry } = await loadCarry();
      return { kind: 'there', carried: await carry(travel, ports, { signal, report, claim }) };
    } catch (error) {
      if (signal.aborted) return { kind: 'stopped' };
      if (error instanceof SameContent) return { kind: 'same' };
      const verdict = whatWentWrong(error);
      if (sent() > best) tries = 0;
      best = sent();
      tries += 1;
      if (!reconsider(travel, verdict) || tries > MOST_TRIES)
        return { kind: 'failed', reason: verdict.reason };
      report('retrying', sent(), verdict.reason);
      await ports.pause(Math.min(FIRST_PAUSE_MS * 2 ** (tries - 1), LONGEST_PAUSE_MS), signal);
      if (signal.aborted) return { kind: 'stopped' };
    }
  }
}
