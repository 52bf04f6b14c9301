import { Trans } from '@lingui/react/macro';
import { LoginLink } from '@qingyin/auth-gate';
import { useSession } from '@qingyin/session/react';
import classes from './WithheldHint.module.css';

/** What a viewer can do about something that others may see: a guest logs in, which leads back to the same address. */
export default function WithheldHint() {
  const login = useSession((session) => session.login);
  return (
    <>
      <p className={classes.hint}>
        {login ? (
          <Trans>如果是别人分享给你的，请对方看看它是不是公开的，你能不能听。</Trans>
        ) : (
          <Trans>有些内容只给登录的人看。登录以后会回到这一页。</Trans>
        )}
      </p>
      {!login && <LoginLink />}
    </>
  );
}
