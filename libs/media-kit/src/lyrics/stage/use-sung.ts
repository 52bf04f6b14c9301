import { type LyricRow, type Sung, sungAt } from '@qingyin/lyrics';
import { useEffect, useState } from 'react';
import { createConductor } from './conductor.ts';
import { useScore } from './use-score.ts';

/** Which of the rows are sung now; draws anew when one begins or ends, at its very time. */
export function useSung(rows: readonly LyricRow[]): Sung {
  const score = useScore();
  const [sung, setSung] = useState(() => sungAt(rows, score.positionMs()));
  useEffect(() => {
    const conductor = createConductor(rows, score, setSung);
    conductor.sync();
    const leave = score.subscribe(conductor.sync);
    return () => {
      leave();
      conductor.stop();
    };
  }, [rows, score]);
  return sung;
}
