import { useLingui } from '@lingui/react/macro';
import type { Comment } from '@qingyin/contract';
import { deleteComment, type Thread } from '@qingyin/data-social';
import { actionBar } from '@qingyin/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useLateRemoval } from '../../actions/use-late-removal.ts';
import { hideComment, showComment } from '../gone-comments.ts';

/**
 * Deletes a comment of one's own. It is out of sight and out of the count at once, yet the service hears of it only when
 * the offer to take that back has ended, or the page does: nobody can write it again with its answers and likes.
 */
export function useDeleteComment(thread: Thread): (comment: Comment) => void {
  const { t } = useLingui();
  const client = useQueryClient();
  const offer = useLateRemoval();
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
