import { useLingui } from '@lingui/react/macro';
import { isPosting, type NewPost } from '@qingyin/data-social';
import { useIsMutating, useQueryClient } from '@tanstack/react-query';
import { useLoginIntent } from '../access/use-login-intent.ts';
import { postIntent } from './post-intent.ts';
import { publishPost } from './publish-post.ts';

export interface Publishing {
  /** Posts; a guest is led to the login, after which it is posted. `onPosted`: it is out. */
  publish: (post: NewPost, onPosted: () => void) => void;
  /** something is on its way */
  busy: boolean;
}

/** Posting among one's own dynamics. What was written stays with the caller until it is out. */
export function usePublish(): Publishing {
  const { i18n } = useLingui();
  const client = useQueryClient();
  const requireLogin = useLoginIntent();
  return {
    publish: (post, onPosted) => {
      if (requireLogin(postIntent(post))) void publishPost({ client, i18n }, post, onPosted);
    },
    busy: useIsMutating(isPosting) > 0,
  };
}
