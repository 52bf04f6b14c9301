import { useLingui } from '@lingui/react/macro';
import { likePostMutation, type Post } from '@qingyin/data-social';
import { useLoginIntent } from '@qingyin/media-kit';
import { attempt } from '@qingyin/ui';
import { useMutation } from '@tanstack/react-query';

/** 喜欢 of a post: shows at once and goes back by itself when the service refuses, which is said with the offer to try again. */
export function useLikePost(post: Post): () => void {
  const { t } = useLingui();
  const requireLogin = useLoginIntent();
  const { mutateAsync } = useMutation(likePostMutation(post));
  const intent = { kind: 'like-post', payload: { id: post.id, threadId: post.threadId } };
  return () => {
    const like = !post.liked;
    if (requireLogin(intent)) void attempt(t`没有成功，请再试一次`, () => mutateAsync(like));
  };
}
