import { useLingui } from '@lingui/react/macro';
import type { PlaylistDetail } from '@qingyin/contract';
import { subscribePlaylistMutation } from '@qingyin/data-music';
import { useLoginIntent } from '@qingyin/media-kit';
import { useSession } from '@qingyin/session/react';
import { message } from '@qingyin/ui';
import { useMutation } from '@tanstack/react-query';

export interface Subscription {
  subscribed: boolean;
  /** absent on one's own list; a guest is led to /login and back */
  toggle?: () => void;
}

/** 收藏 of a list: shows at once and goes back by itself when the service refuses. */
export function useSubscribe(playlist: PlaylistDetail): Subscription {
  const { t } = useLingui();
  const { login, userId } = useSession();
  const requireLogin = useLoginIntent();
  const { mutate } = useMutation(subscribePlaylistMutation());
  const id = String(playlist.id);
  const subscribed = login && playlist.subscribed === true;
  if (login && String(playlist.userId) === userId) return { subscribed };

  return {
    subscribed,
    toggle: () => {
      const subscribe = !subscribed;
      if (!requireLogin({ kind: 'subscribe-playlist', payload: { id, subscribe } })) return;
      mutate({ id, subscribe }, { onError: () => message.error(t`没有成功，请再试一次`) });
    },
  };
}
