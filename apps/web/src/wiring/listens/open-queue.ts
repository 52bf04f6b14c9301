import { keptListens } from './kept-listens.ts';
import { createListenQueue, type ListenQueue, type ListenQueuePorts } from './listen-queue.ts';

/** Creates the scrobble queue of this browser. A chunk of its own, because the first view does not need it. */
export const openQueue = (ports: Omit<ListenQueuePorts, 'store'>): ListenQueue =>
  createListenQueue({ ...ports, store: keptListens() });
