import { Trans, useLingui } from '@lingui/react/macro';
import { loginStatusQuery } from '@qingyin/data-account';
import { useSession } from '@qingyin/session/react';
import { Avatar, Button, buttonClass, Skeleton } from '@qingyin/ui';
import { useQuery } from '@tanstack/react-query';
import { LoginLink } from '../../shell/LoginLink.tsx';
import styles from './Section.module.css';

/** Who is signed in, and the way out; for guests the way in. */
export function AccountSection({ onLogout }: { onLogout: () => void }) {
  const login = useSession((session) => session.login);
  return <div className={styles.blocks}>{login ? <Person onLogout={onLogout} /> : <Guest />}</div>;
}

function Person({ onLogout }: { onLogout: () => void }) {
  const { t } = useLingui();
  const { userId } = useSession();
  const { data, isPending } = useQuery(loginStatusQuery());
  const name = data?.profile?.nickname ?? '';
  return (
    <>
      <div className={styles.person}>
        <Avatar src={data?.profile?.avatarUrl} name={name} size={64} />
        <div>
          <p className={styles.name}>
            {isPending ? <Skeleton width={120} height="1em" /> : <bdi>{name}</bdi>}
          </p>
          <p className={styles.quiet}>
            <Trans>
              用户编号 <bdi>{userId}</bdi>
            </Trans>
          </p>
        </div>
      </div>
      <section>
        <p className={styles.about}>
          <Trans>退出后语言、外观和播放队列都还在，音乐不会停。</Trans>
        </p>
        <Button onClick={onLogout}>{t`退出登录`}</Button>
      </section>
    </>
  );
}

function Guest() {
  return (
    <section>
      <h3 className={styles.heading}>
        <Trans>现在是游客</Trans>
      </h3>
      <p className={styles.about}>
        <Trans>登录可以体验更多功能哦！</Trans>
      </p>
      <LoginLink className={buttonClass('filled')} />
    </section>
  );
}
