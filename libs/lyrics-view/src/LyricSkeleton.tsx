import { Skeleton } from '@qingyin/ui';
import { LyricFrame } from './LyricFrame.tsx';
import styles from './LyricLines.module.css';
import type { LyricDirection } from './lyric-appearance.ts';

const widths = ['34%', '46%', '40%', '52%', '38%', '44%'];
/** Lengths of columns, which are short. */
const heights = ['8em', '11em', '9em', '12em', '8em', '10em'];

/** Skeleton of lyric lines in their final places. */
export function LyricSkeleton({ direction }: { direction: LyricDirection }) {
  const vertical = direction === 'vertical';
  return (
    <LyricFrame direction={direction} aria-busy="true">
      <div className={styles.lines}>
        {(vertical ? heights : widths).map((length, at) => (
          <div key={at} className={styles.bone}>
            <Skeleton width={length} height="1.25rem" />
          </div>
        ))}
      </div>
    </LyricFrame>
  );
}
