import { useCapability } from '@qingyin/auth-gate';
import { useLingui } from '@lingui/react/macro';
import type { Post } from '@qingyin/data-social';
import type { Anchor, MenuEntry } from '@qingyin/ui';
import { Menu } from '@qingyin/ui/lazy';
import { IconTrash } from '@tabler/icons-react';
import { useIsOwnProfile } from '../../people/use-is-own-profile.ts';
import { privacyOrder, privacyLabels } from '../cards/privacy-labels.ts';
import { useDeletePost } from './use-delete-post.ts';
import { useForeignPostMenu } from './use-foreign-post-menu.tsx';
import { usePostPrivacy } from './use-post-privacy.ts';

interface PostMenuProps {
  post: Post;
  /** what the menu opens beside; null: closed */
  anchor: Anchor | null;
  onClose: () => void;
}

/**
 * Menu of a post. Own post: privacy and deletion. Posts of others: what the service offers (mute, report, removal
 * by administrators).
 */
export function PostMenu({ post, anchor, onClose }: PostMenuProps) {
  const { t } = useLingui();
  const own = useIsOwnProfile(String(post.author.userId));
  const ownEntries = useOwnEntries(post);
  const { entries, dialogs } = useForeignPostMenu(post);
  return (
    <>
      {anchor && (
        <Menu label={t`更多`} entries={own ? ownEntries : entries} anchor={anchor} onClose={onClose} />
      )}
      {dialogs}
    </>
  );
}

function useOwnEntries(post: Post): MenuEntry[] {
  const { t, i18n } = useLingui();
  const ours = useCapability('feed');
  const remove = useDeletePost();
  const setPrivacy = usePostPrivacy(post);
  // Other services answer some privacy values with a status that ends the session.
  const choices = ours ? privacyOrder : [];
  return [
    ...choices.map((privacy) => ({
      id: `privacy-${String(privacy)}`,
      label: i18n._(privacyLabels[privacy]),
      checked: post.privacy === privacy,
      onSelect: () => setPrivacy(privacy),
    })),
    {
      id: 'delete',
      label: t`删除`,
      icon: <IconTrash size={18} stroke={1.75} aria-hidden />,
      danger: true,
      divided: choices.length > 0,
      onSelect: () => remove(post),
    },
  ];
}
