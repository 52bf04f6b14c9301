import type { ReactNode } from 'react';
import styles from './Section.module.css';

interface BlockProps {
  title: string;
  /** Explanation below the heading. */
  about?: ReactNode;
  children?: ReactNode;
}

/** Block of a settings section: heading, explanation, content. */
export function SettingsBlock({ title, about, children }: BlockProps) {
  return (
    <section>
      <h3 className={styles.heading}>{title}</h3>
      {about && <p className={styles.about}>{about}</p>}
      {children}
    </section>
  );
}
