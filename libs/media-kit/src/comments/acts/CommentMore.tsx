import { useLingui } from '@lingui/react/macro';
import type { Comment } from '@qingyin/contract';
import type { Thread } from '@qingyin/data-social';
import { Extra, IconButton, lazyPart } from '@qingyin/ui';
import { IconDots } from '@tabler/icons-react';
import { useState } from 'react';
import { useLoginIntent } from '../../access/use-login-intent.ts';

const loadMenu = () => import('./CommentMenu.tsx');
const CommentMenu = lazyPart(loadMenu);
const ReportDialog = lazyPart(() => import('../../reports/ReportDialog.tsx'));

/** The button with everything that is seldom done with a comment. */
export function CommentMore({ thread, comment }: { thread: Thread; comment: Comment }) {
  const { t } = useLingui();
  const [anchor, setAnchor] = useState<Element | null>(null);
  const [reporting, setReporting] = useState(false);
  const requireLogin = useLoginIntent();
  const close = () => setAnchor(null);
  const report = () => {
    if (requireLogin({ kind: 'visit', payload: {} })) setReporting(true);
  };
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
            onReport={report}
          />
        </Extra>
      )}
      {reporting && (
        <Extra onLost={() => setReporting(false)}>
          <ReportDialog
            kind="comment"
            id={String(comment.commentId)}
            what={t`${nickname}的评论`}
            onClose={() => setReporting(false)}
          />
        </Extra>
      )}
    </>
  );
}
