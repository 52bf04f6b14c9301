import { useCallback, useEffect, useRef, useState } from 'react';
import { type SongGridProps } from './song-grid-props.ts';

export interface HiddenPlaying {
  /** row of the playing song while it is in the list and out of view */
  row: number | null;
  /** to be told what is in view, whenever the list comes to rest */
  onRangeChange: (start: number, end: number) => void;
}

/**
 * Whether the playing song is in the list but out of view. Asked for only when the list comes to rest or another song
 * plays, never while it scrolls; and the list is searched only where its last place no longer holds.
 */
export function useHiddenPlaying(props: SongGridProps): HiddenPlaying {
  const { playingId, count, rowAt } = props;
  // The queue knows its row: the song may stand in others too.
  const known = props.queued?.playing;
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

/** The first row that fits, `count` where none does. */
function findRow(count: number, fits: (index: number) => boolean): number {
  for (let index = 0; index < count; index += 1) if (fits(index)) return index;
  return count;
}
