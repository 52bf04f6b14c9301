import { insertionRowAt } from '@qingyin/track-list';
import { useAddDroppedSongs, usePlayer } from '@qingyin/player-react';
import { lazyEdgeScroll, type SongDrop, useSongDrop } from '@qingyin/ui';
import { type DragEvent, useEffect, useMemo, useState } from 'react';

/** Drop handlers of the queue with the insertion row. */
export interface QueueDrop extends Pick<SongDrop, 'handlers'> {
  /** row before which songs would be inserted; null without a drag over the queue */
  gap: number | null;
}

/**
 * Accepts songs dragged from other lists at the pointer's position. Rows of the queue itself are handled by the
 * grid.
 */
export function useQueueDrop(rowPx: number, count: number, scroller: HTMLElement | null): QueueDrop {
  const player = usePlayer();
  const add = useAddDroppedSongs();
  const [gap, setGap] = useState<number | null>(null);
  const edges = useMemo(
    () =>
      lazyEdgeScroll((px) => {
        if (scroller) scroller.scrollTop += px;
      }),
    [scroller],
  );
  useEffect(() => edges.stop, [edges]);

  const placeOf = (y: number): number =>
    insertionRowAt(
      y - (scroller?.getBoundingClientRect().top ?? 0) + (scroller?.scrollTop ?? 0),
      rowPx,
      count,
    );
  const { handlers } = useSongDrop(
    (songs, { clientY }) => {
      const at = placeOf(clientY);
      add(songs, (tracks) => player.insert(tracks, at));
    },
    (event) => {
      setGap(event && placeOf(event.clientY));
      if (event && scroller) edges.dragOver(event.clientY, scroller.getBoundingClientRect());
      else edges.stop();
    },
  );
  // Drags that the grid inside has handled are ignored.
  const foreign = (take: (event: DragEvent) => void) => (event: DragEvent) => {
    if (!event.isDefaultPrevented()) take(event);
  };
  return {
    gap,
    handlers: { ...handlers, onDragOver: foreign(handlers.onDragOver), onDrop: foreign(handlers.onDrop) },
  };
}
