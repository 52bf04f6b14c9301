import { useCapability, useRole, LoginLink } from '@qingyin/auth-gate';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSession } from '@qingyin/session/react';
import { Button } from '@qingyin/ui';
import { ClaimBlock } from '../admin/ClaimBlock.tsx';
import { SettingsBlock } from '../SettingsBlock.tsx';
import styles from '../Section.module.css';
import { DeleteBlock } from './DeleteBlock.tsx';
import { ExportBlock } from './ExportBlock.tsx';
import { PasswordBlock } from './PasswordBlock.tsx';
import { ProfileBlock } from './ProfileBlock.tsx';
import { SessionsBlock } from './SessionsBlock.tsx';

export interface AccountSectionProps {
  onLogout: () => void;
  onClose: () => void;
  /** called after the user became the administrator */
  onClaimed: () => void;
}

/** Account settings: profile, devices, password, logout, export, deletion. Guests get a login link. */
export default function AccountSection(props: AccountSectionProps) {
  const login = useSession((session) => session.login);
  return <div className={styles.blocks}>{login ? <Person {...props} /> : <Guest />}</div>;
}

function Person({ onLogout, onClose, onClaimed }: AccountSectionProps) {
  const { t } = useLingui();
  const role = useRole() ?? undefined;
  const sessions = useCapability('sessions');
  // The demo account is shared, so nobody may change its password or delete it.
  const own = role !== undefined && role !== 'demo';
  return (
    <>
      <ProfileBlock />
      {sessions && <SessionsBlock />}
      {own && <PasswordBlock />}
      <SettingsBlock title={t`退出登录`} about={t`退出后语言、外观和播放队列都还在，音乐不会停。`}>
        <Button onClick={onLogout}>{t`退出登录`}</Button>
      </SettingsBlock>
      {role !== undefined && <ExportBlock />}
      {role === '' && <ClaimBlock onClaimed={onClaimed} />}
      {own && <DeleteBlock onGone={onClose} />}
      {role === 'demo' && (
        <p className={styles.about}>
          <Trans>演示账号是大家共用的，不能修改密码，也不能删除。</Trans>
        </p>
      )}
    </>
  );
}

function Guest() {
  const { t } = useLingui();
  return (
    <SettingsBlock title={t`现在是游客`} about={t`登录可以体验更多功能哦！`}>
      <LoginLink />
    </SettingsBlock>
  );
}
