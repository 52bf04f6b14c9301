import { nextPrivateFmTracks, type PrivateFmMode } from '@qingyin/data-music';
import { bindEndlessQueue, type EndlessQueuePorts } from './endless-queue.ts';

/** Continues the queues of private FM and heart mode. */
export function bindEndlessQueues(ports: Pick<EndlessQueuePorts, 'player' | 'isLoggedIn'>): void {
  bindEndlessQueue({
    ...ports,
    kind: 'fm',
    fetchTracks: (mode) => nextPrivateFmTracks(mode as PrivateFmMode),
  });
  bindEndlessQueue({
    ...ports,
    kind: 'heart',
    fetchTracks: async (id, { id: from }) => (await import('./heart-mode.ts')).fetchNextHeartTracks(id, from),
  });
}
