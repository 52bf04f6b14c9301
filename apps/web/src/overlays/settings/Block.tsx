import type { ReactNode } from 'react';
import styles from './Section.module.css';

interface BlockProps {
  title: string;
  /** what it is for */
  about?: ReactNode;
  children?: ReactNode;
}

/** One matter of a settings section. */
export function Block({ title, about, children }: BlockProps) {
  return (
    <section>
      <h3 className={styles.heading}>{title}</h3>
      {about && <p className={styles.about}>{about}</p>}
      {children}
    </section>
  );
}
