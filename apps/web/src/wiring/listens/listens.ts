import { update } from 'idb-keyval';
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
  /** what no database would keep */
  const waiting = new Map<string, [Listen, boolean]>();

  const open = () =>
    (queue ??= load(ports).catch((error: unknown) => {
      queue = null;
      throw error;
    }));
  const handOn = async (): Promise<void> => {
    opened = await open();
    for (const [id, [listen, goesOn]] of [...waiting]) {
      waiting.delete(id);
      await opened.tell(listen, goesOn);
    }
    await opened.flush();
  };
  const tell = async (listen: Listen, goesOn: boolean): Promise<void> => {
    if (opened) return opened.tell(listen, goesOn);
    await keepFirst(toKeep(listen, goesOn, Date.now())).catch(() => waiting.set(listen.id, [listen, goesOn]));
    await handOn();
  };
  // Without its code it waits for the next song.
  return {
    tell: (listen, goesOn) => void tell(listen, goesOn).catch(() => undefined),
    resume: () => void handOn().catch(() => undefined),
  };
}

/** As the queue keeps it, which finds it there. Rejects where there is no database. */
async function keepFirst(listen: KeptListen): Promise<void> {
  await update<KeptListen[]>(LISTENS_KEY, (kept = []) => [
    ...kept.filter(({ id }) => id !== listen.id),
    listen,
  ]);
}

async function loadQueue(ports: Omit<ListenQueuePorts, 'store'>): Promise<ListenQueue> {
  const { openQueue } = await import('./open-queue.ts');
  return openQueue(ports);
}
