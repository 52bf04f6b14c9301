import { useLingui } from '@lingui/react/macro';
import { loginStatusQuery } from '@qingyin/data-account';
import { forwardPostMutation, type Post } from '@qingyin/data-social';
import { useDraft, WordsBox } from '@qingyin/media-kit';
import { isApiError } from '@qingyin/http-client';
import { describeError, message } from '@qingyin/ui';
import { Dialog } from '@qingyin/ui/lazy';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Forwarded } from '../cards/Forwarded.tsx';
import classes from './ForwardDialog.module.css';

const GONE = 404;

interface ForwardDialogProps {
  post: Post;
  onClose: () => void;
}

/** Passes a post on with some words, or without; of a forward the words of whoever passed it on before are taken along. */
export function ForwardDialog({ post, onClose }: ForwardDialogProps) {
  const { t, i18n } = useLingui();
  const draft = useDraft(`forward-${post.id}`);
  const { data: me } = useQuery(loginStatusQuery());
  const { mutate, isPending, error } = useMutation(forwardPostMutation());
  const profile = me?.profile;
  const send = () => {
    if (!profile) return;
    const { userId, nickname, avatarUrl } = profile;
    mutate(
      { post, words: draft.words.trim(), author: { userId, nickname, avatarUrl } },
      {
        onSuccess: () => {
          draft.clear();
          message.success(t`已转发`);
          onClose();
        },
      },
    );
  };
  const gone = isApiError(error) && error.code === GONE;
  const said = error && (gone ? t`原动态已经不在了` : i18n._(describeError(error).sentence));
  return (
    <Dialog title={t`转发`} width={520} onClose={onClose}>
      <div className={classes.forward}>
        <WordsBox
          value={draft.words}
          onChange={(words) => draft.change({ words })}
          onSubmit={send}
          label={t`想说的话（可以不写）`}
          placeholder={t`想说的话（可以不写）`}
          submitLabel={t`转发`}
          busy={isPending || !profile}
          error={said}
          wordless
          firstInDialog
        />
        <div className={classes.original} inert>
          <Forwarded original={post.forwarded ?? post} />
        </div>
      </div>
    </Dialog>
  );
}
