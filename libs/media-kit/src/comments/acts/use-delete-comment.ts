import { useLingui } from '@lingui/react/macro';
import type { Comment } from '@qingyin/contract';
import { deleteComment, type Thread } from '@qingyin/data-social';
import { useSessionStore } from '@qingyin/session/react';
import { actionBar } from '@qingyin/ui';
import { useQueryClient } from '@tanstack/react-query';
import { hideComment, showComment } from '../gone-comments.ts';

/**
 * Deletes a comment of one's own. It is out of sight and out of the count at once, yet the service hears of it only when
 * the offer to take that back has ended, or the page does: nobody can write it again with its answers and likes.
 */
export function useDeleteComment(thread: Thread): (comment: Comment) => void {
  const { t } = useLingui();
  const client = useQueryClient();
  const session = useSessionStore();
  return function remove(comment: Comment): void {
    const id = comment.commentId;
    const { userId: asked } = session.get();
    let settled = false;
    const settle = (): boolean => {
      if (settled) return false;
      settled = true;
      window.removeEventListener('pagehide', leave);
      return true;
    };
    const commit = async (last: boolean): Promise<void> => {
      if (!settle()) return;
      const { login, userId } = session.get();
      // Whoever is here by now did not ask for it.
      if (!login || userId !== asked) return showComment(id);
      try {
        await deleteComment(client, thread, comment, last);
      } catch {
        actionBar.fail({ text: t`没能删除评论`, retry: () => remove(comment) });
      }
      showComment(id);
    };
    const leave = () => void commit(true);
    window.addEventListener('pagehide', leave);
    hideComment(id, thread);
    actionBar.show({
      text: t`已删除评论`,
      undo: () => {
        if (settle()) showComment(id);
      },
      onEnd: () => void commit(false),
    });
  };
}
