import { isApiError } from '@qingyin/http-client';
import type { ListenStore } from './kept-listens.ts';
import { type Listen, toKeep } from './listen.ts';

export interface ListenQueuePorts {
  store: ListenStore;
  /** tells the service; `ago` is how long ago it ended, ms */
  send: (listen: Listen, ago: number) => Promise<void>;
  /** who is signed in; null = a guest */
  uid: () => string | null;
  /** false where the browser knows that there is no network */
  online: () => boolean;
  /** some were told, and none waits any more */
  told: () => void;
  now?: () => number;
}

export interface ListenQueue {
  /** Keeps a listening and tells it. While it goes on it is only kept: whoever finds it much later tells it. */
  tell(listen: Listen, goesOn?: boolean): Promise<void>;
  /** Tells what waits, if it can be told. */
  flush(): Promise<void>;
  dispose(): void;
}

/** Longer than any call lasts: a page that has not answered for one of these is gone. */
export const CLAIMED_MS = 120_000;
const RETRY_MS = [15_000, 60_000, 300_000, 900_000];

/**
 * Tells the service what was heard, each listening once. It is kept on the device until the service has answered; the
 * service knows it by its name, so that an answer lost on the way does no harm, and pages take turns by claiming each one
 * in a single step of the database.
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

  /** @returns whether it is settled for good */
  async function deliver(listen: Listen): Promise<boolean> {
    try {
      await atMost(CLAIMED_MS / 2, send(listen, Math.max(0, now() - listen.at)));
      return true;
    } catch (error) {
      // The service has understood it and does not want it: the song is gone.
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
      // Something came while the last one was on its way.
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

/** A call may never settle (seed §8, 302): it counts as failed after a while. */
function atMost(ms: number, work: Promise<void>): Promise<void> {
  return new Promise((resolve, reject) => {
    const limit = setTimeout(() => reject(new Error('no answer')), ms);
    work.then(resolve, reject).finally(() => clearTimeout(limit));
  });
}
