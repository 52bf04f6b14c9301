import { Trans } from '@lingui/react/macro';
import { LoginLink } from '@qingyin/auth-gate';
import { useSession } from '@qingyin/session/react';
import styles from './MissingSongNote.module.css';

/** Says that the song of a link cannot be heard here, without naming it, and offers guests the login. */
export default function MissingSongNote() {
  const login = useSession((session) => session.login);
  return (
    <div className={styles.note} role="status">
      <p>
        {login ? (
          <Trans>链接里的那首歌你现在听不到，或者它已经不在这里了。下面是这里别的歌。</Trans>
        ) : (
          <Trans>链接里的那首歌，没有登录的人听不到，或者它已经不在这里了。登录以后会回到这一页。</Trans>
        )}
      </p>
      {!login && <LoginLink />}
    </div>
  );
}
