import { deviceValues } from '@qingyin/device-storage';
import { type KeptListen, type Listen, LISTENS_KEY, toKeep } from './listen.ts';
import type { ListenQueue, ListenQueuePorts } from './listen-queue.ts';

/** Interface of the scrobble queue for the rest of the app. */
export interface Listens {
  tell: (listen: Listen, goesOn: boolean) => void;
  /** Delivers events that are still queued; to be called once the first page is rendered, and after a login. */
  resume: () => void;
}

/**
 * Loads the scrobble queue lazily, after the first page. Events submitted before are persisted by themselves,
 * because the page may be closed, or the code may fail to load.
 */
export function laterListens(ports: Omit<ListenQueuePorts, 'store'>, load = loadQueue): Listens {
  let queue: Promise<ListenQueue> | null = null;
  let opened: ListenQueue | null = null;
  const open = () =>
    (queue ??= load(ports).then(
      (made) => (opened = made),
      (error: unknown) => {
        queue = null;
        throw error;
      },
    ));
  const tell = async (listen: Listen, goesOn: boolean): Promise<void> => {
    const kept = opened === null && (await keepFirst(toKeep(listen, goesOn, Date.now())).catch(() => false));
    const found = await open();
    await (kept ? found.flush() : found.tell(listen, goesOn));
  };
  // If the code fails to load, persisted events wait for the next song or the next visit.
  return {
    tell: (listen, goesOn) => void tell(listen, goesOn).catch(() => undefined),
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
async function keepFirst(listen: KeptListen): Promise<boolean> {
  await deviceValues.update<KeptListen[]>(LISTENS_KEY, (kept = []) => [
    ...kept.filter(({ id }) => id !== listen.id),
    listen,
  ]);
  return true;
}

async function loadQueue(ports: Omit<ListenQueuePorts, 'store'>): Promise<ListenQueue> {
  const { openQueue } = await import('./open-queue.ts');
  return openQueue(ports);
}
