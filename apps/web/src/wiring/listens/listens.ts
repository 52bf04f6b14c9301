import { type Listen } from './listen.ts';
import type { ListenQueue, ListenQueuePorts } from './listen-queue.ts';

/** What the rest of the app needs of it. */
export interface Listens {
  tell: (listen: Listen, goesOn: boolean) => void;
  /** Tells what waits from before; to be called when the page stands, and when somebody has signed in. */
  resume: () => void;
}

/** The queue, whose code comes when the first page stands. What is heard before waits for it. */
export function laterListens(ports: Omit<ListenQueuePorts, 'store'>, load = loadQueue): Listens {
  let queue: Promise<ListenQueue> | null = null;
  const waiting = new Map<string, [Listen, boolean]>();

  const open = () =>
    (queue ??= load(ports).catch((error: unknown) => {
      queue = null;
      throw error;
    }));
  const handOn = async (): Promise<void> => {
    const opened = await open();
    for (const [id, [listen, goesOn]] of [...waiting]) {
      waiting.delete(id);
      await opened.tell(listen, goesOn);
    }
  };
  return {
    tell(listen, goesOn) {
      waiting.set(listen.id, [listen, goesOn]);
      // Without its code it waits for the next song.
      handOn().catch(() => undefined);
    },
    resume() {
      open()
        .then((opened) => opened.flush())
        .catch(() => undefined);
    },
  };
}

async function loadQueue(ports: Omit<ListenQueuePorts, 'store'>): Promise<ListenQueue> {
  const { openQueue } = await import('./open-queue.ts');
  return openQueue(ports);
}
