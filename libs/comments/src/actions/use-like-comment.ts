import { useRequireLogin } from '@qingyin/auth-gate';
import { useLingui } from '@lingui/react/macro';
import type { Comment } from '@qingyin/contract';
import { likeCommentMutation, type Thread } from '@qingyin/data-social';
import { attempt } from '@qingyin/ui';
import { MutationObserver, useQueryClient } from '@tanstack/react-query';

/**
 * Likes or unlikes a comment: optimistic, with rollback on failure. A guest is led to the login; the like follows
 * after it.
 */
export function useLikeComment(thread: Thread): (comment: Comment) => void {
  const { t } = useLingui();
  const client = useQueryClient();
  const requireLogin = useRequireLogin();
  return ({ commentId, liked }) => {
    const like = !liked;
    const payload = { on: thread.kind, id: thread.id, comment: commentId, like };
    if (!requireLogin({ kind: 'like-comment', payload })) return;
    void attempt(t`没有成功，请再试一次`, () =>
      new MutationObserver(client, likeCommentMutation(thread, commentId)).mutate({ like }),
    );
  };
}
