import { useLingui } from '@lingui/react/macro';
import type { Comment } from '@qingyin/contract';
import { adminRemoveComment, type Thread } from '@qingyin/data-social';
import { actionBar, message } from '@qingyin/ui';
import { useQueryClient } from '@tanstack/react-query';
import { hideComment, showComment } from '../hidden-comments.ts';

/**
 * Removes another user's comment for all users, for administrators: hidden and uncounted at once, restored with a
 * message on failure.
 */
export function useAdminRemoveComment(thread: Thread): (comment: Comment) => void {
  const { t } = useLingui();
  const client = useQueryClient();
  return function remove(comment: Comment): void {
    const id = comment.commentId;
    const send = async () => {
      try {
        await adminRemoveComment(client, thread, comment);
        message.success(t`已删除评论`);
      } catch {
        actionBar.fail({ text: t`没能删除评论`, retry: () => remove(comment) });
      }
      showComment(id);
    };
    hideComment(id, thread);
    void send();
  };
}
