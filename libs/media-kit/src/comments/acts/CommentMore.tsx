import { useLingui } from '@lingui/react/macro';
import type { Comment } from '@qingyin/contract';
import type { Thread } from '@qingyin/data-social';
import { Extra, IconButton, lazyPart } from '@qingyin/ui';
import { IconDots } from '@tabler/icons-react';
import { useState } from 'react';

const loadMenu = () => import('./CommentMenu.tsx');
const CommentMenu = lazyPart(loadMenu);
const ReportDialog = lazyPart(async () => ({
  default: (await import('../../people-report/ReportDialog.tsx')).ReportDialog,
}));

/** The button with everything that is seldom done with a comment. */
export function CommentMore({ thread, comment }: { thread: Thread; comment: Comment }) {
  const { t } = useLingui();
  const [anchor, setAnchor] = useState<Element | null>(null);
  const [reporting, setReporting] = useState(false);
  const close = () => setAnchor(null);
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
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <IconDots size={18} stroke={1.75} aria-hidden />
      </IconButton>
      {anchor && (
        <Extra onLost={close}>
          <CommentMenu
            thread={thread}
            comment={comment}
            anchor={anchor}
            onClose={close}
            onReport={() => setReporting(true)}
          />
        </Extra>
      )}
      {reporting && (
        <Extra onLost={() => setReporting(false)}>
          <ReportDialog kind="comment" id={String(comment.commentId)} onClose={() => setReporting(false)} />
        </Extra>
      )}
    </>
  );
}
