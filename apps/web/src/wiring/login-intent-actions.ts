import type { LoginIntent } from '@qingyin/auth-gate';
import { finishCommentIntent } from '@qingyin/comments';
import { finishPostIntent } from '@qingyin/share';
import { downloadRequests } from '@qingyin/track-actions';
import type { I18n } from '@lingui/core';
import { likeMutation } from '@qingyin/data-library';
import { followArtistMutation, subscribeAlbumMutation, subscribePlaylistMutation } from '@qingyin/data-music';
import { followPersonMutation, likePostMutation } from '@qingyin/data-social';
import { likeFilmMutation, subscribeMvMutation, subscribeVideoMutation } from '@qingyin/data-video';
import { MutationObserver, type QueryClient } from '@tanstack/react-query';

/** Performs login intents by kind, independent of the page where they began. Loaded when there is one. */
export function createIntentActions(client: QueryClient, i18n: I18n) {
  return async ({ kind, payload }: LoginIntent, userId: string): Promise<void> => {
    if (kind === 'like') {
      const { id, like } = payload;
      await new MutationObserver(client, likeMutation()).mutate({
        uid: userId,
        id: Number(id),
        like: like === true,
      });
      return;
    }
    if (kind === 'post') return finishPostIntent({ client, i18n }, userId, payload);
    if (kind === 'like-post') {
      const post = { id: Number(payload['id']), threadId: String(payload['threadId']) };
      await new MutationObserver(client, likePostMutation(post)).mutate(true);
      return;
    }
    if (kind === 'comment' || kind === 'like-comment')
      return finishCommentIntent(client, userId, { kind, payload });
    if (kind === 'download') {
      const ids = String(payload['ids']).split(',').map(Number);
      downloadRequests.set({ ids, name: String(payload['name']) });
      return;
    }
    const id = String(payload['id']);
    const subscribe = payload['subscribe'] === true;
    if (kind === 'follow-person') {
      await new MutationObserver(client, followPersonMutation(userId, id)).mutate({ id, subscribe });
      return;
    }
    const mutation = subscriptions[kind]?.();
    if (mutation) await new MutationObserver(client, mutation).mutate({ id, subscribe });
  };
}

/** Mutations of 收藏 (subscribe), 关注 (follow) and 喜欢 (like) for films, by kind of intent. */
const subscriptions: Readonly<Record<string, () => ReturnType<typeof subscribePlaylistMutation>>> = {
  'subscribe-playlist': subscribePlaylistMutation,
  'subscribe-album': subscribeAlbumMutation,
  'follow-artist': followArtistMutation,
  'subscribe-mv': subscribeMvMutation,
  'subscribe-video': subscribeVideoMutation,
  'like-mv': () => likeFilmMutation('mv'),
  'like-video': () => likeFilmMutation('video'),
};
