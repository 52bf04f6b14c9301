import type { Track } from '@qingyin/contract';
import type { Player, QueueSource } from '@qingyin/player';

/** Counts what was started: an older one adds nothing to a newer one's queue. */
let started = 0;

export interface PlayedInTurn {
  /** at least one song sounds */
  played: boolean;
  /** some collections did not come */
  lost: boolean;
}

/**
 * Plays collections one after the other: the first that has a song to play sounds as soon as it is there, the others
 * follow into the queue, as long as the queue is still this one's. Those that do not come are left out.
 */
export async function playInTurn(
  player: Player,
  source: QueueSource,
  loads: readonly (() => Promise<readonly Track[]>)[],
): Promise<PlayedInTurn> {
  const run = ++started;
  const ours = () => {
    const { source: now } = player.snapshot.get();
    return now?.kind === source.kind && now.id === source.id;
  };
  const done = { played: false, lost: false };
  for (const load of loads) {
    const tracks = await load().catch(() => null);
    if (run !== started || (done.played && !ours())) return done;
    done.lost ||= tracks === null;
    const playable = tracks?.filter(({ unplayable }) => unplayable === null) ?? [];
    if (playable.length === 0) continue;
    if (done.played) player.enqueue(playable);
    else player.playList(playable, undefined, source);
    done.played = true;
  }
  return done;
}
