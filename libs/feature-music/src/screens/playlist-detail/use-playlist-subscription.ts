import { type Subscription, useSubscription } from '@qingyin/media-ui';
import type { PlaylistDetail } from '@qingyin/contract';
import { subscribePlaylistMutation } from '@qingyin/data-music';
import { useSession } from '@qingyin/session/react';

/** Collects a playlist (收藏); not for one's own playlists. */
export function usePlaylistSubscription(playlist: PlaylistDetail): Subscription & { own: boolean } {
  const { login, userId } = useSession();
  const subscription = useSubscription({
    id: String(playlist.id),
    subscribed: playlist.subscribed,
    intent: 'subscribe-playlist',
    mutation: subscribePlaylistMutation(),
  });
  const own = login && String(playlist.userId) === userId;
  return own ? { own, subscribed: subscription.subscribed } : { own, ...subscription };
}
