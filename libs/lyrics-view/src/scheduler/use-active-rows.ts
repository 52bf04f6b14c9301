import { type LyricRow, type ActiveRows, activeRowsAt } from '@qingyin/lyrics';
import { ownerWindow } from '@qingyin/ui';
import { type RefObject, useEffect, useState } from 'react';
import { createLyricScheduler } from './lyric-scheduler.ts';
import { usePlaybackClock } from './use-playback-clock.ts';

/**
 * Active rows; renders when a row begins or ends, at the exact time.
 *
 * @param shown element that shows the rows, if it may be in another window than the page's
 */
export function useActiveRows(rows: readonly LyricRow[], shown?: RefObject<Element | null>): ActiveRows {
  const score = usePlaybackClock();
  const [sung, setSung] = useState(() => activeRowsAt(rows, score.positionMs()));
  useEffect(() => {
    const view = shown?.current ? ownerWindow(shown.current) : window;
    const conductor = createLyricScheduler(rows, score, setSung, view);
    conductor.sync();
    const leave = score.subscribe(conductor.sync);
    return () => {
      leave();
      conductor.stop();
    };
  }, [rows, score, shown]);
  return sung;
}
