import type { ValueStore } from '@qingyin/observable';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { type SongGridProps } from './song-grid-props.ts';
import type { VisibleRange } from './use-visible-range.ts';

/**
 * Row of the current song while it is in the list and out of view, else null. Computed when scrolling rests or another
 * song plays, never during scrolling; the list is searched only if the song left its last known row.
 */
export function useCurrentRowOutOfView(
  range: ValueStore<VisibleRange | null>,
  { playingId, count, rowAt, queued }: SongGridProps,
): number | null {
  const view = useSyncExternalStore(range.subscribe, range.get);
  // In the queue the row is known; the song may stand in other rows too.
  const known = queued?.currentRow;
  const [row, setRow] = useState<number | null>(null);
  const last = useRef(0);

  useEffect(() => {
    if (playingId === null || !view) return setRow(null);
    if (known !== undefined) last.current = known;
    else if (last.current >= count || rowAt(last.current)?.id !== playingId)
      last.current = findRow(count, (index) => rowAt(index)?.id === playingId);
    const at = last.current;
    setRow(at < count && (at < view.start || at > view.end) ? at : null);
  }, [view, playingId, count, rowAt, known]);
  return row;
}

/** First row that fits; `count` if none does. */
function findRow(count: number, fits: (index: number) => boolean): number {
  for (let index = 0; index < count; index += 1) if (fits(index)) return index;
  return count;
}
