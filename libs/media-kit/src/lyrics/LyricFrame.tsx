import type { ComponentProps } from 'react';
import columns from './LyricColumns.module.css';
import styles from './LyricLines.module.css';
import type { LyricDirection } from './lyric-look.ts';

interface LyricFrameProps extends ComponentProps<'div'> {
  direction: LyricDirection;
  /** what is far from the middle is a little out of focus */
  deep?: boolean;
}

/** What lines, or what stands for lines to come, scroll in; the rest is the scroller's own. */
export function LyricFrame({ direction, deep = false, ...scroller }: LyricFrameProps) {
  const vertical = direction === 'vertical';
  return (
    <div className={vertical ? styles.stage : `${styles.stage} ${styles.lined}`}>
      <div
        className={vertical ? `${styles.scroller} ${columns.columns}` : styles.scroller}
        // Columns begin at the top and go to the left whatever the interface does.
        dir={vertical ? 'ltr' : undefined}
        data-direction={direction}
        {...scroller}
      />
      {deep && <div aria-hidden className={styles.depth} />}
    </div>
  );
}
