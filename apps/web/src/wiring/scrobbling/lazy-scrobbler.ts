import { deviceValues } from '@qingyin/device-storage';
import {
  type QueuedListeningEvent,
  type ListeningEvent,
  LISTENING_EVENTS_KEY,
  toQueued,
} from './listening-event.ts';
import type { ScrobbleQueue, ScrobbleQueuePorts } from './scrobble-queue.ts';

/** Interface of the scrobble queue for the rest of the app. */
export interface Scrobbler {
  submit: (listen: ListeningEvent, goesOn: boolean) => void;
  /** Delivers events that are still queued; to be called once the first page is rendered, and after a login. */
  resume: () => void;
}

/**
 * Loads the scrobble queue lazily, after the first page. Events submitted before are persisted by themselves,
 * because the page may be closed, or the code may fail to load.
 */
export function createLazyScrobbler(ports: Omit<ScrobbleQueuePorts, 'store'>, load = loadQueue): Scrobbler {
  let queue: Promise<ScrobbleQueue> | null = null;
  let opened: ScrobbleQueue | null = null;
  const open = () =>
    (queue ??= load(ports).then(
      (made) => (opened = made),
      (error: unknown) => {
        queue = null;
        throw error;
      },
    ));
  const tell = async (listen: ListeningEvent, goesOn: boolean): Promise<void> => {
    const kept =
      opened === null && (await keepFirst(toQueued(listen, goesOn, Date.now())).catch(() => false));
    const found = await open();
    await (kept ? found.flush() : found.submit(listen, goesOn));
  };
  // If the code fails to load, persisted events wait for the next song or the next visit.
  return {
    submit: (listen, goesOn) => void tell(listen, goesOn).catch(() => undefined),
    resume: () =>
      void open().then(
        ({ flush }) => flush(),
        () => undefined,
      ),
  };
}

/**
 * Persists an event in the format of the queue, which finds it there. Without IndexedDB it lasts as long as the
 * page.
 */
async function keepFirst(listen: QueuedListeningEvent): Promise<boolean> {
  await deviceValues.update<QueuedListeningEvent[]>(LISTENING_EVENTS_KEY, (kept = []) => [
    ...kept.filter(({ id }) => id !== listen.id),
    listen,
  ]);
  return true;
}

async function loadQueue(ports: Omit<ScrobbleQueuePorts, 'store'>): Promise<ScrobbleQueue> {
  const { openScrobbleQueue } = await import('./open-scrobble-queue.ts');
  return openScrobbleQueue(ports);
}
