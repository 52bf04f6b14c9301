import { LoginLink } from '@qingyin/auth-gate';
import { Trans } from '@lingui/react/macro';
import styles from './GuestCard.module.css';

/**
 * Login prompt for guests in the sheet of phones, where the top bar has no room for it
 * (docs/specification/README.md#what-the-product-is).
 */
export function GuestCard() {
  return (
    <div className={styles.card}>
      <p className={styles.text}>
        <Trans>登录可以体验更多功能哦！</Trans>
      </p>
      <LoginLink />
    </div>
  );
}
