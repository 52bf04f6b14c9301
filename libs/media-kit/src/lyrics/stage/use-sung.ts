import { type LyricRow, type Sung, sungAt } from '@qingyin/lyrics';
import { viewOf } from '@qingyin/ui';
import { type RefObject, useEffect, useState } from 'react';
import { createConductor } from './conductor.ts';
import { useScore } from './use-score.ts';

/**
 * Which of the rows are sung now; draws anew when one begins or ends, at its very time. `shown`: where they stand, if that may be
 * another window than the page's.
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
