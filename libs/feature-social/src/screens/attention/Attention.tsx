import { useLingui } from '@lingui/react/macro';
import styles from './Attention.module.css';

/** /attention (screens.md). */
export function Attention() {
  const { t } = useLingui();
  return (
    <section className={styles.page}>
      <h1>{t`Attention`}</h1>
    </section>
  );
}
