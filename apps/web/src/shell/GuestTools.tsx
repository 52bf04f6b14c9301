import { LoginLink } from '@qingyin/auth-gate';
import { useOpenOverlay } from '@qingyin/routing';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconButton } from '@qingyin/ui';
import { IconSettings } from '@tabler/icons-react';
import styles from './GuestTools.module.css';

/** Top bar controls of guests in place of the user menu: settings, and a login link with its reason. */
export function GuestTools() {
  const { t } = useLingui();
  const open = useOpenOverlay();
  return (
    <>
      <IconButton label={t`设置`} className={styles.settings} onClick={() => open({ settings: 'playback' })}>
        <IconSettings size={20} stroke={1.75} aria-hidden />
      </IconButton>
      <p className={styles.prompt}>
        <Trans>登录可以体验更多功能哦！</Trans>
      </p>
      <LoginLink />
    </>
  );
}
