/**
 * Rank of a call in the queue: changes (and what signs in or is answered at once) go first, then calls of the
 * visible page, then calls in the background.
 */
export type CallRank = 'change' | 'page' | 'background';

/** Waiting time that a rank counts more or less than that of a call of the page, ms. */
const HEAD_START_MS = { change: 3_600_000, page: 0, background: -10_000 } as const;

interface Waiting {
  /** calls with lower values go first */
  due: number;
  isRead: boolean;
  start: () => void;
}

/** A queue in front of the network. */
export interface CallQueue {
  /**
   * Waits for a free place. Resolves to a function that frees the place again, which the caller calls once; rejects
   * with the reason of `signal` when it aborts, and the place is not taken then.
   */
  enter(rank: CallRank, signal: AbortSignal): Promise<() => void>;
}

/**
 * Creates a queue that lets at most `most` calls out at once. Reads leave the last place to changes: a service that
 * answers no read must not keep a login from being sent. A call in the background goes before calls of the page that
 * came 10 s after it, so none waits for ever.
 *
 * Deadlocks are impossible as long as a call holds its place only while its own answer is under way, and never while
 * it waits for another call.
 *
 * @param most at least 2; infinite for a client without a queue
 */
export function createCallQueue(most: number, now: () => number = Date.now): CallQueue {
  const out = { all: 0, reads: 0 };
  const waiting: Waiting[] = [];
  const startNext = (): void => {
    if (out.all >= most) return;
    const at = waiting.findIndex(({ isRead }) => !isRead || out.reads < most - 1);
    waiting.splice(at, at < 0 ? 0 : 1)[0]?.start();
  };
  const enter = (rank: CallRank, signal: AbortSignal) =>
    new Promise<() => void>((resolve, reject) => {
      const isRead = rank !== 'change';
      const count = (by: 1 | -1) => {
        out.all += by;
        if (isRead) out.reads += by;
      };
      const giveUp = () => {
        waiting.splice(waiting.indexOf(entry), 1);
        reject(signal.reason);
      };
      const entry: Waiting = {
        due: now() - HEAD_START_MS[rank],
        isRead,
        start: () => {
          signal.removeEventListener('abort', giveUp);
          count(1);
          resolve(() => {
            count(-1);
            startNext();
          });
        },
      };
      signal.addEventListener('abort', giveUp);
      waiting.push(entry);
      waiting.sort((one, other) => one.due - other.due);
      startNext();
    });
  // A page that is left sends the changes that still wait; reads of it are of no use.
  globalThis.addEventListener?.('pagehide', () => {
    while (waiting[0] && !waiting[0].isRead) waiting.shift()?.start();
  });
  return { enter };
}
