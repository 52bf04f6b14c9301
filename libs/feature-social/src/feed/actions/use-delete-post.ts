import { useLingui } from '@lingui/react/macro';
import { deletePostMutation, hidePost, type Post, showPost } from '@qingyin/data-social';
import { useSessionStore } from '@qingyin/session/react';
import { actionBar } from '@qingyin/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';

/**
 * Deletes a post of one's own. It is out of sight at once, yet the call goes out only when the offer to undo has gone:
 * what the service has deleted nobody can make again (its likes, what was said under it). Who closes the page before that
 * has lost nothing.
 */
export function useDeletePost(): (post: Pick<Post, 'id'>) => void {
  const { t } = useLingui();
  const client = useQueryClient();
  const session = useSessionStore();
  const { mutateAsync: send } = useMutation(deletePostMutation());
  const remove = ({ id }: Pick<Post, 'id'>): void => {
    const { userId } = session.get();
    const commit = async () => {
      // Somebody else is here now, or nobody: it was not asked for in this session.
      if (!session.isLoggedIn() || session.get().userId !== userId) return showPost(client, id);
      try {
        await send({ id });
      } catch {
        showPost(client, id);
        actionBar.fail({ text: t`没能删除这条动态`, retry: () => remove({ id }) });
      }
    };
    hidePost(client, id);
    actionBar.show({
      text: t`已删除动态`,
      undo: () => showPost(client, id),
      onEnd: () => void commit(),
    });
  };
  return remove;
}
