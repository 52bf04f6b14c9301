import { Trans } from '@lingui/react/macro';
import { HOME_PATH, Link, useLocation } from '@qingyin/routing';
import styles from './LoginLink.module.css';

/** Leads to the login page and back to where the user is now; looks like a filled button without a class of its own. */
export function LoginLink({ className = styles.link }: { className?: string }) {
  const href = useLocation({ select: (location) => location.href });
  return (
    <Link to="/login" search={{ redirect: href === HOME_PATH ? undefined : href }} className={className}>
      <Trans>登录</Trans>
    </Link>
  );
}
