import { useLingui } from '@lingui/react/macro';
import { deletePostMutation, hidePost, type Post, showPost } from '@qingyin/data-social';
import { useLateRemoval } from '@qingyin/media-kit';
import { actionBar } from '@qingyin/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';

/**
 * Deletes a post of one's own. It is out of sight at once, yet the service hears of it only when the offer to take that back
 * has ended, or the page does: what it has deleted nobody can make again (its likes, what was said under it).
 */
export function useDeletePost(): (post: Pick<Post, 'id'>) => void {
  const { t } = useLingui();
  const client = useQueryClient();
  const offer = useLateRemoval();
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
