import { useId, type ReactNode } from 'react';
import styles from './Card.module.css';

export interface CardProps {
  title: string;
  /** Button at the end of the heading. */
  action?: ReactNode;
  children: ReactNode;
}

/** Section of the test page. */
export function Card({ title, action, children }: CardProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.card}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  );
}
