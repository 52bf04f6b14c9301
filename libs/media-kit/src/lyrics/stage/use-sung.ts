import { type LyricRow, type Sung, sungAt } from '@qingyin/lyrics';
import { viewOf } from '@qingyin/ui';
import { type RefObject, useEffect, useState } from 'react';
import { createConductor } from './conductor.ts';
import { useScore } from './use-score.ts';

/**
 * Active rows; renders when a row begins or ends, at the exact time.
 *
 * @param shown element that shows the rows, if it may be in another window than the page's
 */
export function useSung(rows: readonly LyricRow[], shown?: RefObject<Element | null>): Sung {
  const score = useScore();
  const [sung, setSung] = useState(() => sungAt(rows, score.positionMs()));
  useEffect(() => {
    const view = shown?.current ? viewOf(shown.current) : window;
    const conductor = createConductor(rows, score, setSung, view);
    conductor.sync();
    const leave = score.subscribe(conductor.sync);
    return () => {
      leave();
      conductor.stop();
    };
  }, [rows, score, shown]);
  return sung;
}
