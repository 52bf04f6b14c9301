import { useRequireLogin } from '@qingyin/auth-gate';
import { useLingui } from '@lingui/react/macro';
import { pendingPostsFilter, type NewPost } from '@qingyin/data-social';
import { useIsMutating, useQueryClient } from '@tanstack/react-query';
import { postIntent } from './post-intent.ts';
import { publishPost } from './publish-post.ts';

/** Publishes posts, and whether one is being sent. */
export interface PublishPost {
  /**
   * Publishes a post; a guest is led to the login, after which it is published. `onPosted` is called once it is
   * published.
   */
  publish: (post: NewPost, onPosted: () => void) => void;
  /** a post is being sent */
  busy: boolean;
}

/** Publishes posts. The caller keeps the text until `onPosted`. */
export function usePublishPost(): PublishPost {
  const { i18n } = useLingui();
  const client = useQueryClient();
  const requireLogin = useRequireLogin();
  return {
    publish: (post, onPosted) => {
      if (requireLogin(postIntent(post))) void publishPost({ client, i18n }, post, onPosted);
    },
    busy: useIsMutating(pendingPostsFilter) > 0,
  };
}
