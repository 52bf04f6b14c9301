import { classNames } from '@qingyin/ui';
import type { Combo } from './combo.ts';
import styles from './KeyCaps.module.css';
import { useKeyWords } from './use-key-words.ts';

export interface KeyCapsProps {
  combo: Combo;
  className?: string | undefined;
}

/** Keys as they look, with their names for who hears the page. */
export default function KeyCaps({ combo, className }: KeyCapsProps) {
  const { caps, said } = useKeyWords()(combo);
  return (
    <span className={classNames(styles.keys, className)}>
      {/* Keyboards are printed and read from left to right everywhere; where the keys stand is the page's. */}
      <span className={styles.caps} dir="ltr" aria-hidden>
        {caps.map((cap) => (
          <kbd key={cap} className={styles.cap}>
            {cap}
          </kbd>
        ))}
      </span>
      <span className="qy-unseen">{said}</span>
    </span>
  );
}
