import { Skeleton } from '@qingyin/ui';
import styles from './LyricLines.module.css';

const widths = ['34%', '46%', '40%', '52%', '38%', '44%'];

/** Lines to come, where they will be. */
export function LyricSkeleton() {
  return (
    <div className={styles.scroller} aria-busy="true">
      <div className={styles.lines}>
        {widths.map((width, at) => (
          <div key={at} className={styles.bone}>
            <Skeleton width={width} height="1.25rem" />
          </div>
        ))}
      </div>
    </div>
  );
}
