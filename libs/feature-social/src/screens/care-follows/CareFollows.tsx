import { useLingui } from '@lingui/react/macro';
import styles from './CareFollows.module.css';

/** /care/follows/$uid (screens.md). */
export function CareFollows() {
  const { t } = useLingui();
  return (
    <section className={styles.page}>
      <h1>{t`CareFollows`}</h1>
    </section>
  );
}
