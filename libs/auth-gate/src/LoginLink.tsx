import { Trans } from '@lingui/react/macro';
import { HOME_PATH, Link, useLocation } from '@qingyin/routing';
import { buttonClass, classNames } from '@qingyin/ui';
import styles from './LoginLink.module.css';

/** Link to the login page, which returns to the current address. */
export function LoginLink() {
  const href = useLocation({ select: (location) => location.href });
  return (
    <Link
      to="/login"
      search={{ redirect: href === HOME_PATH ? undefined : href }}
      className={classNames(buttonClass('filled'), styles.link)}
    >
      <Trans>登录</Trans>
    </Link>
  );
}
