import { type Track } from '@qingyin/contract';
import { type Player } from '@qingyin/player';

/** So many songs wait behind the one that plays; with fewer the next ones are fetched. */
const WAITING = 2;
/** What is answered was heard already: asked so often again for others. */
const TRIES = 3;

export interface EndlessQueuePorts {
  player: Pick<Player, 'snapshot' | 'enqueue'>;
  /** `source.kind` of the queues that shall not end */
  kind: string;
  /** the next songs of such a queue, by `source.id` and the song that plays */
  fetchTracks: (id: string, current: Track) => Promise<Track[]>;
  /** a guest's queue may still be that of who was here before */
  isLoggedIn: () => boolean;
}

/**
 * Keeps private FM or heart mode going on every page: while the queue is of that kind, songs that were not in it yet are
 * added before it runs out, so that nothing comes twice. What does not come is asked for again with the next song. A queue
 * that rests is left alone: it may go on in another page.
 * Returns the way out.
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
