import { useLingui } from '@lingui/react/macro';
import { adminRemovePostMutation, type Post } from '@qingyin/data-social';
import { actionBar, message } from '@qingyin/ui';
import { useMutation } from '@tanstack/react-query';

/**
 * For administrators: removes another user's post for everyone. Optimistic update; if the service refuses, the
 * post returns to its place and an error with retry is shown.
 */
export function useAdminRemovePost(): (post: Pick<Post, 'id'>) => void {
  const { t } = useLingui();
  const { mutateAsync } = useMutation(adminRemovePostMutation());
  const remove = async ({ id }: Pick<Post, 'id'>): Promise<void> => {
    try {
      await mutateAsync({ id });
      message.success(t`已删除动态`);
    } catch {
      actionBar.fail({ text: t`没能删除这条动态`, retry: () => void remove({ id }) });
    }
  };
  return (post) => void remove(post);
}
