import { keptListens } from './kept-listens.ts';
import { createListenQueue, type ListenQueue, type ListenQueuePorts } from './listen-queue.ts';

/** The queue of this browser. A chunk of its own, as the first view does without it. */
export const openQueue = (ports: Omit<ListenQueuePorts, 'store'>): ListenQueue =>
  createListenQueue({ ...ports, store: keptListens() });
