import { type QueueSource } from '@qingyin/player';
import { usePlayer } from '@qingyin/player-react';
import { type RowOrder, type SongSource } from './song-grid-props.ts';

/**
 * Plays a list from a row on: in its own order through `playOwn`, in another order the songs as shown, all of
 * which are fetched then.
 */
export function usePlayFromRow(
  { count, rowAt }: SongSource,
  order: RowOrder,
  playOwn: (index: number) => void,
  source?: QueueSource,
): (row: number) => void {
  const player = usePlayer();
  return (row) => {
    if (!order) return playOwn(row);
    const playable = (end: number) =>
      Array.from({ length: end }, (_, index) => rowAt(index)).flatMap((track) =>
        track && !track.unplayable ? track : [],
      );
    player.playList(playable(count), playable(row).length, source);
  };
}
