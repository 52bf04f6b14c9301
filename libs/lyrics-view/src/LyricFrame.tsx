import type { ComponentProps } from 'react';
import columns from './LyricColumns.module.css';
import styles from './LyricLines.module.css';
import type { LyricDirection } from './lyric-appearance.ts';

interface LyricFrameProps extends ComponentProps<'div'> {
  direction: LyricDirection;
  /** blurs lines far from the middle slightly */
  deep?: boolean;
}

/** Scroll container of lyric lines or of their skeleton; other props go to the scroller. */
export function LyricFrame({ direction, deep = false, ...scroller }: LyricFrameProps) {
  const vertical = direction === 'vertical';
  return (
    <div className={vertical ? styles.stage : `${styles.stage} ${styles.lined}`}>
      <div
        className={vertical ? `${styles.scroller} ${columns.columns}` : styles.scroller}
        // Columns begin at the top and go to the left, whatever the direction of the interface.
        dir={vertical ? 'ltr' : undefined}
        data-direction={direction}
        {...scroller}
      />
      {deep && <div aria-hidden className={styles.depth} />}
    </div>
  );
}
