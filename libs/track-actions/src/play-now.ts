import type { Track } from '@qingyin/contract';
import type { Player } from '@qingyin/player';

/**
 * Plays songs at once, inserted after the current one; the rest of the queue follows. In a private FM, which plays no
 * song twice, later occurrences of these songs are removed (docs/specification/screens/find-music.md#fm).
 */
export function playNow(player: Player, tracks: readonly Track[]): void {
  const { track, index, source } = player.snapshot.get();
  player.insert(tracks, index + 1);
  // An empty queue starts by itself; a second start would lose the position at which the first one begins.
  if (!track) return;
  player.jumpTo(index + 1);
  // If the code does not load, these songs play a second time later.
  if (source?.kind === 'fm')
    void import('./remove-upcoming-duplicates.ts').then(
      ({ removeUpcomingDuplicates }) => removeUpcomingDuplicates(player, tracks),
      () => undefined,
    );
}
