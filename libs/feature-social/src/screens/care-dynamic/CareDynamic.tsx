import { useLingui } from '@lingui/react/macro';
import styles from './CareDynamic.module.css';

/** /care/dynamic/$uid (screens.md). */
export function CareDynamic() {
  const { t } = useLingui();
  return (
    <section className={styles.page}>
      <h1>{t`CareDynamic`}</h1>
    </section>
  );
}
