import { Trans } from '@lingui/react/macro';
import styles from './RetryButton.module.css';

/** 重试, within the words that say what did not come. */
export const RetryButton = ({ onRetry }: { onRetry: () => void }) => (
  <button type="button" className={styles.retry} onClick={onRetry}>
    <Trans>重试</Trans>
  </button>
);
