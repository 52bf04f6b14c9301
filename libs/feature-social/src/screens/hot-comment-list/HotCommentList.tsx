import { useLingui } from '@lingui/react/macro';
import styles from './HotCommentList.module.css';

/** /hot-comment-list/$id/$type (screens.md). */
export function HotCommentList() {
  const { t } = useLingui();
  return (
    <section className={styles.page}>
      <h1>{t`HotCommentList`}</h1>
    </section>
  );
}
