import { useLingui } from '@lingui/react/macro';
import { isPosting } from '@qingyin/data-social';
import { useIsMutating, useQueryClient } from '@tanstack/react-query';
import { useLoginIntent } from '../access/use-login-intent.ts';
import { publishPost } from './publish-post.ts';

export interface Publishing {
  /** Posts words; a guest is led to the login, after which they are posted. `onPosted`: they are out. */
  publish: (words: string, onPosted: () => void) => void;
  /** something is on its way */
  busy: boolean;
}

/** Posting among one's own dynamics. What was typed stays with the caller until it is out. */
export function usePublish(): Publishing {
  const { i18n } = useLingui();
  const client = useQueryClient();
  const requireLogin = useLoginIntent();
  return {
    publish: (words, onPosted) => {
      if (!requireLogin({ kind: 'post', payload: { msg: words } })) return;
      void publishPost({ client, i18n }, words, onPosted);
    },
    busy: useIsMutating(isPosting) > 0,
  };
}
