/**
 * Ranks of calls: changes (and what signs in or is answered at once) go first, then calls of the visible page, then
 * calls in the background. The value is a head start, ms: a call in the background goes before calls of the page that
 * come 10 s later, so none waits for ever.
 */
export const callRanks = { change: 1e9, page: 0, background: -1e4 } as const;

export type CallRank = (typeof callRanks)[keyof typeof callRanks];

interface Waiting {
  /** ms since 1970 */
  since: number;
  rank: () => CallRank;
  start: () => void;
}

/**
 * Waits for a free place. Resolves to a function that frees the place again, which the caller calls once. When
 * `signal` aborts before, it rejects with the reason of the signal and takes no place.
 *
 * `rank` is read whenever a place is free: a call in the background becomes one of the page when its page is opened.
 */
export type CallQueue = (rank: () => CallRank, signal: AbortSignal) => Promise<() => void>;

const isChange = ({ rank }: Pick<Waiting, 'rank'>): boolean => rank() === callRanks.change;
/** Calls with lower values go first. */
const dueOf = ({ since, rank }: Waiting): number => since - rank();

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
  let leaving = false;
  const startNext = (): void => {
    waiting.sort((one, other) => dueOf(one) - dueOf(other));
    const at = waiting.findIndex((entry) => (isChange(entry) ? leaving || calls < most : calls < most - 1));
    if (at >= 0) waiting.splice(at, 1)[0]?.start();
  };
  // A page that is left sends all changes, also those it makes while it is left; reads of it are of no use.
  globalThis.addEventListener?.('pagehide', () => {
    leaving = true;
    for (const _change of waiting.filter(isChange)) startNext();
  });
  globalThis.addEventListener?.('pageshow', () => (leaving = false));
  return (rank, signal) =>
    new Promise((resolve, reject) => {
      const entry: Waiting = {
        since: Date.now(),
        rank,
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
      startNext();
    });
}
