import { useLingui } from '@lingui/react/macro';
import type { EventPrivacy } from '@qingyin/contract';
import { type Post, postPrivacyMutation } from '@qingyin/data-social';
import { attempt } from '@qingyin/ui';
import { useMutation } from '@tanstack/react-query';

/** Changes who can see the user's own post: optimistic update with rollback and an error with retry. */
export function usePostPrivacy({ id }: Pick<Post, 'id'>): (privacy: EventPrivacy) => void {
  const { t } = useLingui();
  const { mutateAsync } = useMutation(postPrivacyMutation(id));
  return (privacy) => void attempt(t`没有成功，请再试一次`, () => mutateAsync(privacy));
}
