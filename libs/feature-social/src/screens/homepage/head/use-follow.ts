import { useLingui } from '@lingui/react/macro';
import { followPersonMutation, type Person } from '@qingyin/data-social';
import { useLoginIntent } from '@qingyin/media-kit';
import { useSession } from '@qingyin/session/react';
import { actionBar } from '@qingyin/ui';
import { useMutation } from '@tanstack/react-query';

/**
 * 关注 of somebody: shows at once and goes back by itself when the service refuses, which is said with the offer to try
 * again. A guest is led to /login and back.
 */
export function useFollow(uid: string, { profile }: Person): { followed: boolean; toggle: () => void } {
  const { t } = useLingui();
  const { login, userId } = useSession();
  const requireLogin = useLoginIntent();
  const { mutate } = useMutation(followPersonMutation(login ? userId : null, uid));
  const name = profile.nickname;
  const followed = login && profile.followed;
  const send = (subscribe: boolean) =>
    mutate(
      { id: uid, subscribe },
      {
        onError: () =>
          actionBar.fail({
            text: subscribe ? t`没能关注「${name}」` : t`没能取消关注「${name}」`,
            retry: () => send(subscribe),
          }),
      },
    );
  const toggle = () => {
    const subscribe = !followed;
    if (requireLogin({ kind: 'follow-person', payload: { id: uid, subscribe } })) send(subscribe);
  };
  return { followed, toggle };
}
