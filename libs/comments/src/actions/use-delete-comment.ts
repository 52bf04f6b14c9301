import { useDelayedRemoval } from '@qingyin/track-actions';
import { useLingui } from '@lingui/react/macro';
import type { Comment } from '@qingyin/contract';
import { deleteComment, type Thread } from '@qingyin/data-social';
import { actionBar } from '@qingyin/ui';
import { useQueryClient } from '@tanstack/react-query';
import { hideComment, showComment } from '../hidden-comments.ts';

/**
 * Deletes the user's own comment: hides it and reduces the count at once, and sends the request when the undo bar
 * closes or the page is unloaded, since its replies and likes could not be restored.
 */
export function useDeleteComment(thread: Thread): (comment: Comment) => void {
  const { t } = useLingui();
  const client = useQueryClient();
  const offer = useDelayedRemoval();
  return function remove(comment: Comment): void {
    const show = () => showComment(comment.commentId);
    hideComment(comment.commentId, thread);
    offer({
      text: t`已删除评论`,
      show,
      send: async (last) => {
        try {
          await deleteComment(client, thread, comment, last);
        } catch {
          actionBar.fail({ text: t`没能删除评论`, retry: () => remove(comment) });
        }
        show();
      },
    });
  };
}
