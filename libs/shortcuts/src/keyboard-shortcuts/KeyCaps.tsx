import { classNames } from '@qingyin/ui';
import { Fragment } from 'react';
import type { Combo } from './combo.ts';
import styles from './KeyCaps.module.css';
import { useKeyLabels } from './use-key-labels.ts';

export interface KeyCapsProps {
  combo: Combo;
  className?: string | undefined;
}

/** A key combination drawn as key caps, with a spoken name for screen readers. */
export function KeyCaps({ combo, className }: KeyCapsProps) {
  const { caps, spoken } = useKeyLabels()(combo);
  return (
    <span className={classNames(styles.keys, className)}>
      {/* Key caps run from left to right in every language, as they are printed; only their position follows the
          page's direction. */}
      <span className={styles.caps} dir="ltr" aria-hidden>
        {caps.map((cap, at) => (
          <Fragment key={cap}>
            {/* Between words, as in the names of buttons with key caps. */}
            {at > 0 && ' '}
            <kbd className={styles.cap}>{cap}</kbd>
          </Fragment>
        ))}
      </span>
      <span className="qy-unseen">{spoken}</span>
    </span>
  );
}
