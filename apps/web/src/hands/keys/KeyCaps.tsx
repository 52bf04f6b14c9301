import { classNames } from '@qingyin/ui';
import type { Combo } from './combo.ts';
import styles from './KeyCaps.module.css';
import { useKeyWords } from './use-key-words.ts';

export interface KeyCapsProps {
  combo: Combo;
  className?: string | undefined;
}

/** Keys as they look, with their names for who hears the page. */
export function KeyCaps({ combo, className }: KeyCapsProps) {
  const { caps, said } = useKeyWords()(combo);
  return (
    <span className={classNames(styles.caps, className)} dir="ltr">
      {caps.map((cap) => (
        <kbd key={cap} className={styles.cap} aria-hidden>
          {cap}
        </kbd>
      ))}
      <span className="qy-unseen">{said}</span>
    </span>
  );
}
