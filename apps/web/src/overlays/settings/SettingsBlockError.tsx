import { useLingui } from '@lingui/react/macro';
import { Button, describeError } from '@qingyin/ui';
import styles from './Section.module.css';

/** Error message of a settings block with a retry, in one line because several blocks may fail at once. */
export function SettingsBlockError({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t, i18n } = useLingui();
  return (
    <div role="alert" className={styles.lost}>
      <p>{i18n._(describeError(error).sentence)}</p>
      <Button size="s" onClick={onRetry}>{t`重试`}</Button>
    </div>
  );
}
