import { useLingui } from '@lingui/react/macro';
import { adminRemovePostMutation, type Post } from '@qingyin/data-social';
import { actionBar, message } from '@qingyin/ui';
import { useMutation } from '@tanstack/react-query';

/**
 * For administrators: removes somebody else's post for everybody. It is out of every list at once; when the service
 * refuses it stands where it stood, which is said.
 */
export function useRemovePost(): (post: Pick<Post, 'id'>) => void {
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
