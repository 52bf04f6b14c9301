import { useRequireLogin } from '@qingyin/auth-gate';
import { useLingui } from '@lingui/react/macro';
import { followPersonMutation } from '@qingyin/data-social';
import { useUserId } from '@qingyin/session/react';
import { actionBar } from '@qingyin/ui';
import { useMutation } from '@tanstack/react-query';

/** User that can be followed, as in any answer of the service. */
export interface Followable {
  userId: number;
  nickname: string;
  followed: boolean;
}

/**
 * Follow state of a user and its toggle: optimistic update everywhere the user is shown, with rollback and an
 * error with retry. Guests are redirected to /login; the follow is finished after login (login intent).
 */
export function useFollow(person: Followable): { followed: boolean; toggle: () => void } {
  const { t } = useLingui();
  const userId = useUserId();
  const requireLogin = useRequireLogin();
  const id = String(person.userId);
  const { mutateAsync } = useMutation(followPersonMutation(userId, id));
  const name = person.nickname;
  const followed = userId !== null && person.followed;
  const send = async (subscribe: boolean): Promise<void> => {
    try {
      // Settles even if the button has been unmounted.
      await mutateAsync({ id, subscribe });
    } catch {
      actionBar.fail({
        text: subscribe ? t`没能关注「${name}」` : t`没能取消关注「${name}」`,
        retry: () => void send(subscribe),
      });
    }
  };
  const toggle = () => {
    const subscribe = !followed;
    if (requireLogin({ kind: 'follow-person', payload: { id, subscribe } })) void send(subscribe);
  };
  return { followed, toggle };
}
