import type { Track } from '@qingyin/contract';
import type { Player } from '@qingyin/player';
import { removeCommand } from '@qingyin/player/queue';

/** Removes further occurrences of `tracks`, which play now, from the upcoming queue of a private FM. */
export function removeUpcomingDuplicates(player: Player, tracks: readonly Track[]): void {
  const { queue, index, source } = player.snapshot.get();
  const played = new Set(tracks.map(({ id }) => id));
  const first = queue.findIndex(({ id }, place) => place >= index && played.has(id));
  if (source?.kind !== 'fm' || first < 0) return;
  const behind = first + tracks.length;
  const again = queue.flatMap(({ id }, place) => (place >= behind && played.has(id) ? [place] : []));
  player.change(removeCommand(again));
}
