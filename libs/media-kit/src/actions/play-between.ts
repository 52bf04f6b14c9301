import type { Track } from '@qingyin/contract';
import type { Player } from '@qingyin/player';

/** Plays songs at once, behind the one that plays; the rest of the queue stays behind them. */
export function playBetween(player: Player, tracks: readonly Track[]): void {
  const { track, index } = player.snapshot.get();
  player.insert(tracks, index + 1);
  // Into an empty queue they start by themselves: once more would lose where the first was told to begin.
  if (track) player.jumpTo(index + 1);
}
