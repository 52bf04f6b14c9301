import { Trans } from '@lingui/react/macro';
import { HOME_PATH, Link, useLocation } from '@qingyin/routing';

/** Leads to the login page and back to where the user is now. */
export function LoginLink({ className }: { className?: string }) {
  const href = useLocation({ select: (location) => location.href });
  return (
    <Link to="/login" search={{ redirect: href === HOME_PATH ? undefined : href }} className={className}>
      <Trans>登录</Trans>
    </Link>
  );
}
