import { useCapability } from '@qingyin/auth-gate';
import { useAdminRemove, useHidePerson, useReport } from '@qingyin/moderation';
import { useLingui } from '@lingui/react/macro';
import { HIDE_PEOPLE, type Post } from '@qingyin/data-social';
import { useNavigate } from '@qingyin/routing';
import { useSession } from '@qingyin/session/react';
import type { MenuEntry } from '@qingyin/ui';
import { IconEyeOff, IconFlag, IconTrash, IconUser } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useAdminRemovePost } from './use-admin-remove-post.ts';

const look = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

/**
 * Menu entries for another user's post, depending on the service's capabilities, and their dialogs, which the
 * caller renders.
 */
export function useForeignPostMenu(post: Post): { entries: MenuEntry[]; dialogs: ReactNode } {
  const { t } = useLingui();
  const navigate = useNavigate();
  const login = useSession((session) => session.login);
  const hideable = useCapability(HIDE_PEOPLE) && login;
  const hide = useHidePerson();
  const reporting = useReport();
  const administration = useAdminRemove();
  const remove = useAdminRemovePost();
  const { id, author } = post;
  const uid = String(author.userId);
  const entries: MenuEntry[] = [
    {
      id: 'person',
      label: t`TA 的动态`,
      icon: <IconUser {...look} />,
      onSelect: () => void navigate({ to: '/care/dynamic/$uid', params: { uid } }),
    },
  ];
  if (hideable)
    entries.push({
      id: 'mute',
      label: t`屏蔽动态`,
      icon: <IconEyeOff {...look} />,
      onSelect: () => hide({ person: author, kind: 'mute', hide: true }),
    });
  if (reporting.isAvailable)
    entries.push({
      id: 'report',
      label: t`举报`,
      icon: <IconFlag {...look} />,
      onSelect: () => reporting.report({ kind: 'event', id: String(id) }),
    });
  if (administration.isAvailable)
    entries.push({
      id: 'remove',
      label: t`为所有人删除`,
      icon: <IconTrash {...look} />,
      danger: true,
      onSelect: () => administration.confirm({ kind: 'event', remove: () => remove(post) }),
    });
  const dialogs = (
    <>
      {reporting.dialog}
      {administration.dialog}
    </>
  );
  return { entries, dialogs };
}
