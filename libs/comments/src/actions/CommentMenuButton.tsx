import { useLingui } from '@lingui/react/macro';
import type { Comment } from '@qingyin/contract';
import type { Thread } from '@qingyin/data-social';
import { OptionalBoundary, IconButton, lazyComponent } from '@qingyin/ui';
import { IconDots } from '@tabler/icons-react';
import { useState } from 'react';

const loadMenu = () => import('./CommentMenu.tsx');
const CommentMenu = lazyComponent(loadMenu);
/** Button for the menu of a comment. */
export function CommentMenuButton({ thread, comment }: { thread: Thread; comment: Comment }) {
  const { t } = useLingui();
  const [anchor, setAnchor] = useState<Element | null>(null);
  // A dialog of the menu stays open after the menu closes.
  const [used, setUsed] = useState(false);
  const { nickname } = comment.user;
  return (
    <>
      <IconButton
        size="s"
        label={t`${nickname}的评论：更多`}
        title={t`更多`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onPointerEnter={() => void loadMenu().catch(() => undefined)}
        onClick={({ currentTarget }) => {
          setAnchor(currentTarget);
          setUsed(true);
        }}
      >
        <IconDots size={18} stroke={1.75} aria-hidden />
      </IconButton>
      {used && (
        <OptionalBoundary onLost={() => setUsed(false)}>
          <CommentMenu thread={thread} comment={comment} anchor={anchor} onClose={() => setAnchor(null)} />
        </OptionalBoundary>
      )}
    </>
  );
}
