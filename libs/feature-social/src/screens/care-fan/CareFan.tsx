import { useLingui } from '@lingui/react/macro';
import styles from './CareFan.module.css';

/** /care/fan/$uid (screens.md). */
export function CareFan() {
  const { t } = useLingui();
  return (
    <section className={styles.page}>
      <h1>{t`CareFan`}</h1>
    </section>
  );
}
