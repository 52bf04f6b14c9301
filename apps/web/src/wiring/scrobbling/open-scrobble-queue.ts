import { createListeningEventStore } from './listening-event-store.ts';
import { createScrobbleQueue, type ScrobbleQueue, type ScrobbleQueuePorts } from './scrobble-queue.ts';

/** Creates the scrobble queue of this browser. A chunk of its own, because the first view does not need it. */
export const openScrobbleQueue = (ports: Omit<ScrobbleQueuePorts, 'store'>): ScrobbleQueue =>
  createScrobbleQueue({ ...ports, store: createListeningEventStore() });
