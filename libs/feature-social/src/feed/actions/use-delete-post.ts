import { useDelayedRemoval } from '@qingyin/track-actions';
import { useLingui } from '@lingui/react/macro';
import { deletePostMutation, hidePost, type Post, showPost } from '@qingyin/data-social';
import { actionBar } from '@qingyin/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';

/**
 * Deletes the user's own post. It is hidden at once, but the request is sent only when the undo offer ends or the
 * page closes: the service cannot restore a deleted post with its likes and comments.
 */
export function useDeletePost(): (post: Pick<Post, 'id'>) => void {
  const { t } = useLingui();
  const client = useQueryClient();
  const offer = useDelayedRemoval();
  const { mutateAsync } = useMutation(deletePostMutation());
  return function remove({ id }: Pick<Post, 'id'>): void {
    const show = () => showPost(client, id);
    hidePost(client, id);
    offer({
      text: t`已删除动态`,
      show,
      send: async () => {
        try {
          await mutateAsync({ id });
        } catch {
          show();
          actionBar.fail({ text: t`没能删除这条动态`, retry: () => remove({ id }) });
        }
      },
    });
  };
}
