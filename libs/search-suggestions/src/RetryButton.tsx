import { Trans } from '@lingui/react/macro';
import styles from './RetryButton.module.css';

/** Button 重试 inside an error message. */
export const RetryButton = ({ onRetry }: { onRetry: () => void }) => (
  <button type="button" className={styles.retry} onClick={onRetry}>
    <Trans>重试</Trans>
  </button>
);
