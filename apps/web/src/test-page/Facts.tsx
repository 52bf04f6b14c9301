import { IconAlertTriangle, IconCheck, IconMinus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './Facts.module.css';

/** Rating of a fact; `plain` is neutral. */
export type FactRating = 'good' | 'off' | 'bad' | 'plain';

const marks = { good: IconCheck, off: IconMinus, bad: IconAlertTriangle } as const;

/** Definition list of facts. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className={styles.facts}>{children}</dl>;
}

export interface FactProps {
  label: ReactNode;
  tone?: FactRating;
  /** Explanation of the value. */
  note?: ReactNode;
  children: ReactNode;
}

/** One fact: label, value, and an explanation if the value needs one. */
export function Fact({ label, tone = 'plain', note, children }: FactProps) {
  const Mark = tone === 'plain' ? null : marks[tone];
  return (
    <div className={styles.fact}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value} data-tone={tone}>
        {Mark && <Mark size={16} stroke={2} aria-hidden className={styles.mark} />}
        <span className={styles.text}>{children}</span>
      </dd>
      {note && <dd className={styles.note}>{note}</dd>}
    </div>
  );
}
