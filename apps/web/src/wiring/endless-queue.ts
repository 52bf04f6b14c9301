import { type Track } from '@qingyin/contract';
import { type Player } from '@qingyin/player';

/** Minimum number of songs after the playing one; with fewer, the next songs are fetched. */
const WAITING = 2;
/** Attempts to get songs that are not in the queue yet. */
const TRIES = 3;

/** What the endless queue needs from the app. */
export interface EndlessQueuePorts {
  player: Pick<Player, 'snapshot' | 'enqueue'>;
  /** `source.kind` of the queues to continue. */
  kind: string;
  /** Fetches the next songs of a queue, by `source.id` and the playing song. */
  fetchTracks: (id: string, current: Track) => Promise<Track[]>;
  /** Checked before each fetch: the queue may be one a user left behind at logout. */
  isLoggedIn: () => boolean;
}

/**
 * Endless queue for private FM and heart mode, on every page: while the queue is of that kind, appends playable
 * songs that are not in it yet before it runs out. After a failure it tries again at the next song. A paused queue
 * is left alone, because another tab may play it on.
 *
 * @returns a function that ends the subscription
 */
export function bindEndlessQueue({ player, kind, fetchTracks, isLoggedIn }: EndlessQueuePorts): () => void {
  let asking = false;
  let askedAt: unknown;

  const fill = async (id: string, current: Track): Promise<void> => {
    for (let attempt = 0; attempt < TRIES; attempt += 1) {
      const tracks = await fetchTracks(id, current);
      const { queue, source, status } = player.snapshot.get();
      if (source?.kind !== kind || source.id !== id) return;
      if (status === 'paused') {
        askedAt = null;
        return;
      }
      const heard = new Set(queue.map((track) => track.id));
      const fresh = tracks.filter((track) => !heard.has(track.id) && track.unplayable === null);
      if (fresh.length === 0) continue;
      player.enqueue(fresh);
      return;
    }
  };

  const look = (): void => {
    const { queue, queueKeys, index, source, status } = player.snapshot.get();
    if (source?.kind !== kind || asking || queue.length - index - 1 >= WAITING) return;
    if (status === 'paused') return;
    const here = queueKeys[index];
    const current = queue[index];
    if (!current || here === askedAt || !isLoggedIn()) return;
    askedAt = here;
    asking = true;
    fill(source.id, current)
      .catch(() => undefined)
      .finally(() => {
        asking = false;
      });
  };
  look();
  return player.snapshot.subscribe(look);
}
