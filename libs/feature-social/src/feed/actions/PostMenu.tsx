import { useLingui } from '@lingui/react/macro';
import type { Post } from '@qingyin/data-social';
import { useOffered } from '@qingyin/media-kit';
import { useNavigate } from '@qingyin/routing';
import type { Anchor, MenuEntry } from '@qingyin/ui';
import { Menu } from '@qingyin/ui/lazy';
import { IconEyeOff, IconFlag, IconTrash, IconUser } from '@tabler/icons-react';
import { useOwn } from '../../people/use-own.ts';
import { privacyOrder, privacyWords } from '../cards/privacy-words.ts';
import { useDeletePost } from './use-delete-post.ts';
import { usePrivacy } from './use-privacy.ts';

interface PostMenuProps {
  post: Post;
  anchor: Anchor;
  onClose: () => void;
  /** absent where the service does not offer it */
  onMute?: (() => void) | undefined;
  onReport?: (() => void) | undefined;
}

const look = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

/** What else one can do with a post: of one's own who may see it, and its end; of others' what the service offers. */
export function PostMenu({ post, anchor, onClose, ...offers }: PostMenuProps) {
  const { t } = useLingui();
  const own = useOwn(String(post.author.userId));
  const ownEntries = useOwnEntries(post);
  const others = useOthersEntries(post, offers);
  return <Menu label={t`更多`} entries={own ? ownEntries : others} anchor={anchor} onClose={onClose} />;
}

function useOwnEntries(post: Post): MenuEntry[] {
  const { t, i18n } = useLingui();
  const ours = useOffered('feed');
  const remove = useDeletePost();
  const setPrivacy = usePrivacy(post);
  // Other services answer some of these with a status that ends the session.
  const choices = ours ? privacyOrder : [];
  return [
    ...choices.map((privacy) => ({
      id: `privacy-${String(privacy)}`,
      label: i18n._(privacyWords[privacy]),
      checked: post.privacy === privacy,
      onSelect: () => setPrivacy(privacy),
    })),
    {
      id: 'delete',
      label: t`删除`,
      icon: <IconTrash {...look} />,
      danger: true,
      divided: choices.length > 0,
      onSelect: () => remove(post),
    },
  ];
}

function useOthersEntries(
  { author }: Post,
  { onMute, onReport }: Pick<PostMenuProps, 'onMute' | 'onReport'>,
): MenuEntry[] {
  const { t } = useLingui();
  const navigate = useNavigate();
  const uid = String(author.userId);
  const entries: MenuEntry[] = [
    {
      id: 'person',
      label: t`TA 的动态`,
      icon: <IconUser {...look} />,
      onSelect: () => void navigate({ to: '/care/dynamic/$uid', params: { uid } }),
    },
  ];
  if (onMute)
    entries.push({ id: 'mute', label: t`屏蔽动态`, icon: <IconEyeOff {...look} />, onSelect: onMute });
  if (onReport)
    entries.push({ id: 'report', label: t`举报`, icon: <IconFlag {...look} />, onSelect: onReport });
  return entries;
}
