import { useAdminRemove, useReport } from '@qingyin/moderation';
import { copyText } from '@qingyin/share';
import { useLingui } from '@lingui/react/macro';
import type { Comment } from '@qingyin/contract';
import type { Thread } from '@qingyin/data-social';
import { useSession } from '@qingyin/session/react';
import { actionBar, type Anchor, type MenuEntry, message } from '@qingyin/ui';
import { Menu } from '@qingyin/ui/lazy';
import { IconCopy, IconFlag, IconTrash } from '@tabler/icons-react';
import { useDeleteComment } from './use-delete-comment.ts';
import { useAdminRemoveComment } from './use-admin-remove-comment.ts';

export interface CommentMenuProps {
  thread: Thread;
  comment: Comment;
  /** where the menu is open; null while it is closed */
  anchor: Anchor | null;
  onClose: () => void;
}

const look = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

/** Menu with further actions for a comment. */
export default function CommentMenu({ thread, comment, anchor, onClose }: CommentMenuProps) {
  const { t } = useLingui();
  const login = useSession((session) => session.login);
  const userId = useSession((session) => session.userId);
  // The author of a post may delete comments below it.
  const host = login && thread.kind === 'event' && thread.id.endsWith(`_${userId ?? ''}`);
  const deletable = comment.owner || host;
  const { isAvailable, report, dialog } = useReport();
  const remove = useDeleteComment(thread);
  const administration = useAdminRemove();
  const removeForAll = useAdminRemoveComment(thread);
  const copy = async () => {
    if (await copyText(comment.content)) message.success(t`已复制`);
    else actionBar.fail({ text: t`浏览器不允许复制` });
  };
  const entries: MenuEntry[] = [
    { id: 'copy', label: t`复制`, icon: <IconCopy {...look} />, onSelect: () => void copy() },
  ];
  if (isAvailable && !comment.owner)
    entries.push({
      id: 'report',
      label: t`举报`,
      icon: <IconFlag {...look} />,
      onSelect: () => report({ kind: 'comment', id: String(comment.commentId) }),
    });
  if (deletable)
    entries.push({
      id: 'delete',
      label: t`删除`,
      icon: <IconTrash {...look} />,
      danger: true,
      onSelect: () => remove(comment),
    });
  else if (administration.isAvailable)
    entries.push({
      id: 'remove',
      label: t`为所有人删除`,
      icon: <IconTrash {...look} />,
      danger: true,
      onSelect: () => administration.confirm({ kind: 'comment', remove: () => removeForAll(comment) }),
    });
  return (
    <>
      {anchor && <Menu label={t`评论的更多操作`} entries={entries} anchor={anchor} onClose={onClose} />}
      {dialog}
      {administration.dialog}
    </>
  );
}
