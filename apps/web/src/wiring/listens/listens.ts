import { deviceValues } from '@qingyin/device-storage';
import { type KeptListen, type Listen, LISTENS_KEY, toKeep } from './listen.ts';
import type { ListenQueue, ListenQueuePorts } from './listen-queue.ts';

/** What the rest of the app needs of it. */
export interface Listens {
  tell: (listen: Listen, goesOn: boolean) => void;
  /** Tells what waits from before; to be called when the page stands, and when somebody has signed in. */
  resume: () => void;
}

/**
 * The queue, whose code comes when the first page stands. What is heard before waits for it, on the device: the page may
 * be left, and the server away with the code.
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
  // Without its code what was kept waits for the next song, or the next visit.
  return {
    tell: (listen, goesOn) => void tell(listen, goesOn).catch(() => undefined),
    resume: () =>
      void open().then(
        ({ flush }) => flush(),
        () => undefined,
      ),
  };
}

/** As the queue keeps it, which finds it there; for the visit where there is no database. */
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
