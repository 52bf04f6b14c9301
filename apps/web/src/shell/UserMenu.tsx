import { overlayStore } from '@qingyin/shortcuts';
import { useNavigate, useOverlay } from '@qingyin/routing';
import { useLingui } from '@lingui/react/macro';
import { useSession } from '@qingyin/session/react';
import { Menu } from '@qingyin/ui/lazy';
import { IconKeyboard, IconLogout, IconSettings, IconUser } from '@tabler/icons-react';
import { useLogout } from './use-logout.ts';

interface UserMenuProps {
  anchor: Element;
  nickname: string;
  onClose: () => void;
}

/** Menu of the user: homepage, settings, keyboard shortcuts, logout. */
export default function UserMenu({ anchor, nickname, onClose }: UserMenuProps) {
  const { t } = useLingui();
  const { open } = useOverlay();
  const logout = useLogout();
  const navigate = useNavigate();
  const uid = useSession(({ userId }) => userId);
  return (
    <Menu
      label={t`用户菜单`}
      anchor={anchor}
      onClose={onClose}
      header={<bdi>{nickname}</bdi>}
      entries={[
        {
          id: 'homepage',
          label: t`个人主页`,
          icon: <IconUser size={18} stroke={1.75} aria-hidden />,
          onSelect: () => void (uid && navigate({ to: '/homepage/$uid', params: { uid } })),
        },
        {
          id: 'settings',
          label: t`设置`,
          icon: <IconSettings size={18} stroke={1.75} aria-hidden />,
          onSelect: () => open({ settings: 'playback' }),
        },
        {
          id: 'keys',
          label: t`键盘快捷键`,
          icon: <IconKeyboard size={18} stroke={1.75} aria-hidden />,
          onSelect: () => overlayStore.set('help'),
        },
        {
          id: 'logout',
          label: t`退出登录`,
          icon: <IconLogout size={18} stroke={1.75} data-flip-rtl aria-hidden />,
          onSelect: () => void logout(),
        },
      ]}
    />
  );
}
