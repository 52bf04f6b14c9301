import { useLingui } from '@lingui/react/macro';
import { Button } from '../controls/Button.tsx';
import { describeError } from './describe-error.ts';
import styles from './InlineError.module.css';

/** Error message of a block with a retry, in one line because several blocks of a page may fail at once. */
export function InlineError({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t, i18n } = useLingui();
  return (
    <div role="alert" className={styles.error}>
      <p>{i18n._(describeError(error).sentence)}</p>
      <Button size="s" onClick={onRetry}>{t`重试`}</Button>
    </div>
  );
}
