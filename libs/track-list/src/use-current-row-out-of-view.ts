import { useCallback, useEffect, useRef, useState } from 'react';
import { type SongGridProps } from './song-grid-props.ts';

/** Current row while it is out of view, and the handler that tracks the visible range. */
export interface CurrentRowOutOfView {
  /** row of the current song while it is in the list and out of view */
  row: number | null;
  /** to be called with the visible range when scrolling rests */
  onRangeChange: (start: number, end: number) => void;
}

/**
 * Row of the current song if it is out of view. Computed when scrolling rests or another song plays, never during
 * scrolling; the list is searched only if the song left its last known row.
 */
export function useCurrentRowOutOfView(props: SongGridProps): CurrentRowOutOfView {
  const { playingId, count, rowAt } = props;
  // In the queue the row is known; the song may stand in other rows too.
  const known = props.queued?.currentRow;
  const tellOthers = props.onRangeChange;
  const [row, setRow] = useState<number | null>(null);
  const view = useRef<{ start: number; end: number } | null>(null);
  const last = useRef(0);

  const look = useCallback(() => {
    const there = view.current;
    if (playingId === null || !there) return setRow(null);
    if (known !== undefined) last.current = known;
    else if (last.current >= count || rowAt(last.current)?.id !== playingId)
      last.current = findRow(count, (index) => rowAt(index)?.id === playingId);
    const at = last.current;
    setRow(at < count && (at < there.start || at > there.end) ? at : null);
  }, [playingId, count, rowAt, known]);
  useEffect(look, [look]);

  const onRangeChange = useCallback(
    (start: number, end: number) => {
      view.current = { start, end };
      look();
      tellOthers?.(start, end);
    },
    [look, tellOthers],
  );
  return { row, onRangeChange };
}

/** First row that fits; `count` if none does. */
function findRow(count: number, fits: (index: number) => boolean): number {
  for (let index = 0; index < count; index += 1) if (fits(index)) return index;
  return count;
}
