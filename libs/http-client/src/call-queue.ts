/**
 * Ranks of calls: changes (and what signs in or is answered at once) go first, then calls of the visible page, then
 * calls in the background. The value is a head start, ms: a call in the background goes before calls of the page that
 * come 10 s later, so none waits for ever.
 */
export const callRanks = { change: 1e9, page: 0, background: -1e4 } as const;

export type CallRank = (typeof callRanks)[keyof typeof callRanks];

interface Waiting {
  /** calls with lower values go first */
  due: number;
  /** 1 for a read, 0 for a change */
  read: number;
  start: () => void;
}

/**
 * Waits for a free place. Resolves to a function that frees the place again, which the caller calls once. When
 * `signal` aborts before, it rejects with the reason of the signal and takes no place.
 */
export type CallQueue = (rank: CallRank, signal: AbortSignal) => Promise<() => void>;

/**
 * Creates a queue that lets at most `most` calls out at once. Only a change takes the last place: a service that answers
 * no read must not keep a login from being sent.
 *
 * A call holds its place only while its own answer is under way and never while it waits for another call;
 * otherwise the queue could not come to an end.
 *
 * @param most at least 2; infinite for a client without a queue
 */
export function createCallQueue(most: number): CallQueue {
  let calls = 0;
  let waiting: Waiting[] = [];
  const startNext = (): void => {
    const at = waiting.findIndex(({ read }) => calls < most - read);
    if (at >= 0) waiting.splice(at, 1)[0]?.start();
  };
  // A page that is left sends the changes that still wait; reads of it are of no use.
  globalThis.addEventListener?.('pagehide', () => {
    while (waiting[0]?.read === 0) waiting.shift()?.start();
  });
  return (rank, signal) =>
    new Promise((resolve, reject) => {
      const read = rank > 0 ? 0 : 1;
      const entry: Waiting = {
        due: Date.now() - rank,
        read,
        start: () => {
          calls += 1;
          resolve(() => {
            calls -= 1;
            startNext();
          });
        },
      };
      // Without effect on a call that has been sent.
      signal.addEventListener('abort', () => {
        waiting = waiting.filter((other) => other !== entry);
        reject(signal.reason);
      });
      waiting.push(entry);
      waiting.sort((one, other) => one.due - other.due);
      startNext();
    });
}
