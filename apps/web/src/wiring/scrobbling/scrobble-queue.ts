import { isApiError } from '@qingyin/http-client';
import type { ListeningEventStore } from './listening-event-store.ts';
import { type ListeningEvent, toQueued } from './listening-event.ts';

export interface ScrobbleQueuePorts {
  store: ListeningEventStore;
  /** Sends an event to the service; `ago` is the time since it ended, ms. */
  send: (listen: ListeningEvent, ago: number) => Promise<void>;
  /** Id of the logged-in user; null: guest. */
  uid: () => string | null;
  /** False if the browser knows that there is no network. */
  online: () => boolean;
  /** Called after deliveries, when no event is due any more. */
  onDelivered: () => void;
  now?: () => number;
}

/** Delivers listening events; see `createScrobbleQueue`. */
export interface ScrobbleQueue {
  /**
   * Persists an event and delivers it. An event in progress is persisted only: if it never ends, it is delivered
   * after `IN_PROGRESS_DELAY_MS`.
   */
  submit(listen: ListeningEvent, goesOn?: boolean): Promise<void>;
  /** Delivers due events, if a user is logged in and the browser is online. */
  flush(): Promise<void>;
  dispose(): void;
}

/** Duration of a claim, ms. Longer than any request: after it the claiming tab counts as closed. */
export const CLAIM_MS = 120_000;
const RETRY_MS = [15_000, 60_000, 300_000, 900_000];

/**
 * Scrobble queue: delivers listening events to the service, each counted once. Events are persisted until the
 * service has answered; their ids make retries idempotent; tabs take turns by claiming an event in one atomic step
 * of the database.
 */
export function createScrobbleQueue({
  store,
  send,
  uid,
  online,
  onDelivered,
  now = Date.now,
}: ScrobbleQueuePorts): ScrobbleQueue {
  let running: Promise<void> | null = null;
  let again = false;
  let over = false;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** @returns whether the event is settled: delivered or rejected for good */
  async function deliver(listen: ListeningEvent): Promise<boolean> {
    try {
      await atMost(CLAIM_MS / 2, send(listen, Math.max(0, now() - listen.at)));
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
      const listen = await store.claim(user, now(), now() + CLAIM_MS);
      if (!listen) {
        const due = await store.nextDue(user);
        if (due !== null) timer = setTimeout(() => void flush(), Math.max(1000, due - now()));
        if (count > 0) onDelivered();
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
      await store.postpone(listen.id, now());
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
    async submit(listen, goesOn = false) {
      await store.put(toQueued(listen, goesOn, now()));
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

/**
 * Rejects after `ms`, because a request may never settle (docs/specification/errors.md#error-catalogue and
 * docs/specification/README.md).
 */
function atMost(ms: number, work: Promise<void>): Promise<void> {
  return new Promise((resolve, reject) => {
    const limit = setTimeout(() => reject(new Error('no answer')), ms);
    work.then(resolve, reject).finally(() => clearTimeout(limit));
  });
}
