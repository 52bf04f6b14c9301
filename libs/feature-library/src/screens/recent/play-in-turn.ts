import type { Track } from '@qingyin/contract';
import type { Player, QueueSource } from '@qingyin/player';

/** Number of the latest run; an older run adds nothing to the queue of a newer one. */
let started = 0;

export interface PlayInTurnResult {
  /** whether at least one song plays */
  played: boolean;
  /** whether some collections failed to load */
  incomplete: boolean;
}

/**
 * Plays collections one after the other: the first one with a playable song starts as soon as it is loaded, the
 * others are appended while the queue still has this source. Failed collections are skipped.
 * @param loads loaders of the collections, in order; may reject
 */
export async function playInTurn(
  player: Player,
  source: QueueSource,
  loads: readonly (() => Promise<readonly Track[]>)[],
): Promise<PlayInTurnResult> {
  const run = ++started;
  const ours = () => {
    const { source: now } = player.snapshot.get();
    return now?.kind === source.kind && now.id === source.id;
  };
  const done = { played: false, incomplete: false };
  for (const load of loads) {
    const tracks = await load().catch(() => null);
    if (run !== started || (done.played && !ours())) return done;
    done.incomplete ||= tracks === null;
    const playable = tracks?.filter(({ unplayable }) => unplayable === null) ?? [];
    if (playable.length === 0) continue;
    if (done.played) player.enqueue(playable);
    else player.playList(playable, undefined, source);
    done.played = true;
  }
  return done;
}
