import { createEdgeScroll, type SongDrop, useSongDrop } from '@qingyin/ui';
import { type RefObject, useEffect, useMemo, useState } from 'react';
import { usePlayer } from '../player-context.tsx';
import { useAddDropped } from './use-add-dropped.ts';

/** The place before which a song dropped `px` below the top of the list goes. */
export const placeAt = (px: number, rowPx: number, count: number): number =>
  Math.min(Math.max(Math.round(px / rowPx), 0), count);

export interface QueueDrop extends SongDrop {
  /** where songs would go now; null while none hang here */
  gap: number | null;
}

/** Lets songs be dropped into the queue, at the place where they hang. */
export function useQueueDrop(
  rowPx: number,
  count: number,
  scroller: RefObject<HTMLElement | null>,
): QueueDrop {
  const player = usePlayer();
  const add = useAddDropped();
  const [gap, setGap] = useState<number | null>(null);
  const edges = useMemo(() => createEdgeScroll((px) => scroller.current?.scrollBy(0, px)), [scroller]);
  useEffect(() => edges.stop, [edges]);

  const placeOf = (y: number): number => {
    const box = scroller.current;
    return placeAt(y - (box?.getBoundingClientRect().top ?? 0) + (box?.scrollTop ?? 0), rowPx, count);
  };
  const drop = useSongDrop(
    (songs, { clientY }) => {
      const at = placeOf(clientY);
      add(songs, (tracks) => player.insert(tracks, at));
    },
    (event) => {
      setGap(event && placeOf(event.clientY));
      if (event && scroller.current) edges.over(event.clientY, scroller.current.getBoundingClientRect());
      else edges.stop();
    },
  );
  return { ...drop, gap };
}
