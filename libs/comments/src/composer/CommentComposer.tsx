import { Composer } from '@qingyin/composer';
import { useLingui } from '@lingui/react/macro';
import type { Comment } from '@qingyin/contract';
import type { Thread } from '@qingyin/data-social';
import { Button } from '@qingyin/ui';
import { useEffect, useRef, useState } from 'react';
import { MomentToggle } from '../moments/MomentToggle.tsx';
import { useWriteComment } from './use-write-comment.ts';

export interface CommentComposerProps {
  thread: Thread;
  /** the comment to reply to */
  answers?: Comment;
  /** closes the composer; undefined if it is always open */
  onClose?: () => void;
  /** called when sending begins */
  onSent?: () => void;
}

const nothing = () => undefined;

/** Composer for a comment or a reply. */
export default function CommentComposer({
  thread,
  answers,
  onClose,
  onSent = nothing,
}: CommentComposerProps) {
  const { t } = useLingui();
  const field = useRef<HTMLTextAreaElement>(null);
  const [at, setAt] = useState<number | undefined>();
  const writing = useWriteComment({
    thread,
    answers,
    at,
    onSent,
    onFailed: () => field.current?.focus({ preventScroll: true }),
  });
  const opened = onClose !== undefined;
  useEffect(() => {
    if (opened) field.current?.focus();
  }, [opened]);
  const nickname = answers?.user.nickname;
  return (
    <Composer
      fieldRef={field}
      value={writing.text}
      onChange={writing.change}
      onSubmit={writing.send}
      label={nickname === undefined ? t`写评论` : t`回复 ${nickname}`}
      placeholder={nickname === undefined ? t`说说你听到的` : t`回复 @${nickname}`}
      submitLabel={writing.error ? t`重试` : answers ? t`回复` : t`发布`}
      isSending={writing.busy}
      error={writing.error}
      rows={answers ? 1 : 2}
      tools={thread.kind === 'song' && !answers && <MomentToggle id={thread.id} at={at} onChange={setAt} />}
      secondaryAction={
        onClose && (
          <Button variant="plain" size="s" onClick={onClose}>
            {t`取消`}
          </Button>
        )
      }
    />
  );
}
