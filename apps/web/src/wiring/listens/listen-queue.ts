import { isApiError } from '@qingyin/http-client';
import type { ListenStore } from './kept-listens.ts';
import { type Listen, toKeep } from './listen.ts';

export interface ListenQueuePorts {
  store: ListenStore;
  /** Sends an event to the service; `ago` is the time since it ended, ms. */
  send: (listen: Listen, ago: number) => Promise<void>;
  /** Id of the logged-in user; null: guest. */
  uid: () => string | null;
  /** False if the browser knows that there is no network. */
  online: () => boolean;
  /** Called after deliveries, when no event is due any more. */
  told: () => void;
  now?: () => number;
}

/** Delivers listening events; see `createScrobbleQueue`. */
export interface ListenQueue {
  /**
   * Persists an event and delivers it. An event in progress is persisted only: if it never ends, it is delivered
   * after `IN_PROGRESS_DELAY_MS`.
   */
  tell(listen: Listen, goesOn?: boolean): Promise<void>;
  /** Delivers due events, if a user is logged in and the browser is online. */
  flush(): Promise<void>;
  dispose(): void;
}

/** Duration of a claim, ms. Longer than any request: after it the claiming tab counts as closed. */
export const CLAIMED_MS = 120_000;
const RETRY_MS = [15_000, 60_000, 300_000, 900_000];

/**
 * Scrobble queue: delivers listening events to the service, each counted once. Events are persisted until the
 * service has answered; their ids make retries idempotent; tabs take turns by claiming an event in one atomic step
 * of the database.
 */
export function createListenQueue({
  store,
  send,
  uid,
  online,
  told,
  now = Date.now,
}: ListenQueuePorts): ListenQueue {
  let running: Promise<void> | null = null;
  let again = false;
  let over = false;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** @returns whether the event is settled: delivered or rejected for good */
  async function deliver(listen: Listen): Promise<boolean> {
    try {
      await atMost(CLAIMED_MS / 2, send(listen, Math.max(0, now() - listen.at)));
      return true;
    } catch (error) {
      // A business error is final: the song is gone.
      return isApiError(error) && error.kind === 'failure';
    }
  }

  async function run(): Promise<void> {
    clearTimeout(timer);
    let count = 0;
    for (;;) {
      const user = uid();
      if (user === null || !online()) return;
      const listen = await store.claim(user, now(), now() + CLAIMED_MS);
      if (!listen) {
        const due = await store.nextDue(user);
        if (due !== null) timer = setTimeout(() => void flush(), Math.max(1000, due - now()));
        if (count > 0) told();
        return;
      }
      const settled = await deliver(listen);
      if (over) return;
      if (settled) {
        await store.remove(listen.id);
        failures = 0;
        count += 1;
        continue;
      }
      await store.putOff(listen.id, now());
      timer = setTimeout(() => void flush(), RETRY_MS[Math.min(failures, RETRY_MS.length - 1)]);
      failures += 1;
      return;
    }
  }

  function flush(): Promise<void> {
    again = running !== null;
    running ??= run().finally(() => {
      running = null;
      // Runs again for events that were added during the last delivery.
      if (again) void flush();
    });
    return running;
  }

  const back = () => void flush();
  window.addEventListener('online', back);

  return {
    async tell(listen, goesOn = false) {
      await store.put(toKeep(listen, goesOn, now()));
      if (!goesOn) await flush();
    },
    flush,
    dispose() {
      over = true;
      clearTimeout(timer);
      window.removeEventListener('online', back);
    },
  };
}

/** Rejects after `ms`, because a request may never settle (seed §8, 302). */
function atMost(ms: number, work: Promise<void>): Promise<void> {
  return new Promise((resolve, reject) => {
    const limit = setTimeout(() => reject(new Error('no answer')), ms);
    work.then(resolve, reject).finally(() => clearTimeout(limit));
  });
}
