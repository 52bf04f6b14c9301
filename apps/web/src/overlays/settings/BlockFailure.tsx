import { useLingui } from '@lingui/react/macro';
import { Button, describeError } from '@qingyin/ui';
import styles from './Section.module.css';

/** A part of a settings section that did not come: several stand below each other, so it says so in one line. */
export function BlockFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t, i18n } = useLingui();
  return (
    <div role="alert" className={styles.lost}>
      <p>{i18n._(describeError(error).sentence)}</p>
      <Button size="s" onClick={onRetry}>{t`重试`}</Button>
    </div>
  );
}
