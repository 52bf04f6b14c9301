import { useLingui } from '@lingui/react/macro';
import type { Post } from '@qingyin/data-social';
import { useCanOpen } from '@qingyin/media-kit';
import { useNavigate } from '@qingyin/routing';
import type { MenuEntry } from '@qingyin/ui';
import { IconUser } from '@tabler/icons-react';

/** What the menu of somebody else's post offers. */
export function useOthersEntries({ author }: Post): MenuEntry[] {
  const { t } = useLingui();
  const navigate = useNavigate();
  const canOpen = useCanOpen();
  const uid = String(author.userId);
  if (!canOpen('/care/dynamic/$uid')) return [];
  return [
    {
      id: 'person',
      label: t`TA 的动态`,
      icon: <IconUser size={18} stroke={1.75} aria-hidden />,
      onSelect: () => void navigate({ to: '/care/dynamic/$uid', params: { uid } }),
    },
  ];
}
