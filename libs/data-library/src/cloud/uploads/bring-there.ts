import type { Carried, CarryPorts, Travel } from './carry.ts';
import { LineLost } from './transport.ts';
import type { UploadReason, UploadStatus } from './upload-item.ts';
import { type Verdict, whatWentWrong } from './what-went-wrong.ts';

/** Tries without a byte in between, the pauses growing to half a minute: about four minutes. */
const MOST_TRIES = 12;
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;

/** Another file that was chosen has the same content. */
export class SameContent extends Error {}

/** How the way of a file ended; `stopped`: by a hand. */
export type WayEnd =
  | { kind: 'there'; carried: Carried }
  | { kind: 'same' }
  | { kind: 'failed'; reason: UploadReason }
  | { kind: 'stopped' };

interface Way {
  signal: AbortSignal;
  /** bytes of it that have arrived */
  sent: () => number;
  /** throws `SameContent` when this content is on its way already */
  claim: (md5: string) => void;
  report: (status: UploadStatus, sent?: number, reason?: UploadReason | null) => void;
}

interface WayPorts extends CarryPorts {
  pause: (ms: number, signal: AbortSignal) => Promise<void>;
}

/** The code that carries comes with the first file; what did not come over the line is asked for again. */
const loadCarry = () =>
  import('./carry.ts').catch((cause: unknown) => {
    throw new LineLost(undefined, { cause });
  });

/** Prepares another try. @returns false when it is of no use */
function reconsider(travel: Travel, { then }: Verdict): boolean {
  if (then === 'ticket' || then === 'measure') travel.ticket = null;
  if (then === 'measure') travel.md5 = null;
  return then !== 'give-up';
}

/** Carries a file until it is there, again and again as long as that gets on. */
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
