import { useDraft, useIsMounted, Composer } from '@qingyin/composer';
import { useLingui } from '@lingui/react/macro';
import { loginStatusQuery } from '@qingyin/data-account';
import { type ForwardVariables, forwardPostMutation, type Post } from '@qingyin/data-social';
import { isApiError } from '@qingyin/http-client';
import { actionBar, describeError, message } from '@qingyin/ui';
import { Dialog } from '@qingyin/ui/lazy';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useLayoutEffect, useRef, useState } from 'react';
import { ForwardedPost } from '../cards/ForwardedPost.tsx';
import { forwardChain } from './forward-chain.ts';
import classes from './ForwardDialog.module.css';

const GONE = 404;

interface ForwardDialogProps {
  post: Post;
  onClose: () => void;
}

/**
 * Dialog to forward a post with an optional text. When the post is itself a forward, the field starts with the
 * chain of earlier texts after the caret; the user can edit or delete it.
 */
export function ForwardDialog({ post, onClose }: ForwardDialogProps) {
  const { t, i18n } = useLingui();
  const draft = useDraft(`forward-${post.id}`);
  const { data: me } = useQuery(loginStatusQuery());
  const { mutateAsync, isPending, error } = useMutation(forwardPostMutation());
  const here = useIsMounted();
  const field = useRef<HTMLTextAreaElement>(null);
  const [untouched, setUntouched] = useState(true);
  const quoted = untouched && draft.isLoaded && draft.text === '' ? forwardChain(post) : '';
  const text = quoted || draft.text;
  // The caret is in front of the chain: the user's own text comes first.
  useLayoutEffect(() => {
    if (quoted !== '') field.current?.setSelectionRange(0, 0);
  }, [quoted]);
  const profile = me?.profile;
  const isGone = (reason: unknown) => isApiError(reason) && reason.code === GONE;
  const saying = (reason: unknown) =>
    isGone(reason) ? t`原动态已经不在了` : i18n._(describeError(reason).sentence);
  const pass = async (forwarding: ForwardVariables): Promise<void> => {
    try {
      // `mutateAsync` instead of callbacks: it settles even if the dialog has been closed meanwhile.
      await mutateAsync(forwarding);
      draft.markSent(forwarding.text);
      message.success(t`已转发`);
      if (here.current) onClose();
    } catch (reason) {
      const retry = { retry: () => void pass(forwarding) };
      if (!here.current) actionBar.fail({ text: saying(reason), ...(!isGone(reason) && retry) });
    }
  };
  const send = () => {
    if (!profile) return;
    const { userId, nickname, avatarUrl } = profile;
    const author = { userId, nickname, avatarUrl };
    const mentions = [{ userId: post.author.userId, nickname: post.author.nickname }, ...post.mentions];
    void pass({ post, text: text.trim(), mentions, author });
  };
  return (
    <Dialog title={t`转发`} width={520} onClose={onClose}>
      <div className={classes.forward}>
        <Composer
          value={text}
          onChange={(changed) => {
            setUntouched(false);
            draft.change({ text: changed });
          }}
          fieldRef={field}
          onSubmit={send}
          label={t`想说的话（可以不写）`}
          placeholder={t`想说的话（可以不写）`}
          submitLabel={t`转发`}
          isSending={isPending || !profile}
          error={error && saying(error)}
          allowsEmpty
          firstInDialog
        />
        <div className={classes.original} inert>
          <ForwardedPost original={post.forwarded ?? post} />
        </div>
      </div>
    </Dialog>
  );
}
