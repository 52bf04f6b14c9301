import type { Track } from '@qingyin/contract';
import type { Player } from '@qingyin/player';

/**
 * Plays songs at once, behind the one that plays; the rest of the queue stays behind them. A radio (screens.md, /fm) plays no song
 * twice: what it had in hand of them itself it does not come to again.
 */
export function playBetween(player: Player, tracks: readonly Track[]): void {
  const { track, index, source } = player.snapshot.get();
  player.insert(tracks, index + 1);
  // Into an empty queue they start by themselves: once more would lose where the first was told to begin.
  if (!track) return;
  player.jumpTo(index + 1);
  // Code that does not come: then they are heard again.
  if (source?.kind === 'fm')
    void import('./leave-out.ts').then(
      ({ leaveOut }) => leaveOut(player, tracks),
      () => undefined,
    );
}
