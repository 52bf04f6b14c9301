import { useLingui } from '@lingui/react/macro';
import { followPersonMutation } from '@qingyin/data-social';
import { useLoginIntent } from '@qingyin/media-kit';
import { useUserId } from '@qingyin/session/react';
import { actionBar } from '@qingyin/ui';
import { useMutation } from '@tanstack/react-query';

/** Whom one may follow, as any answer names them. */
export interface Followable {
  userId: number;
  nickname: string;
  followed: boolean;
}

/**
 * 关注 of somebody: shows at once wherever they are shown, and goes back by itself when the service refuses, which is said
 * with the offer to try again. A guest is led to /login and back.
 */
export function useFollow(person: Followable): { followed: boolean; toggle: () => void } {
  const { t } = useLingui();
  const userId = useUserId();
  const requireLogin = useLoginIntent();
  const id = String(person.userId);
  const { mutateAsync } = useMutation(followPersonMutation(userId, id));
  const name = person.nickname;
  const followed = userId !== null && person.followed;
  const send = async (subscribe: boolean): Promise<void> => {
    try {
      // Heard also where the button is gone by then.
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
