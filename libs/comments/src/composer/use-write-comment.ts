import { useRequireLogin } from '@qingyin/auth-gate';
import { useDraft } from '@qingyin/composer';
import { useLingui } from '@lingui/react/macro';
import type { Comment } from '@qingyin/contract';
import { type Thread, writeCommentMutation } from '@qingyin/data-social';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { commentDraftKey } from '../thread-key.ts';
import { sendErrorMessage } from './send-error-message.ts';

/** Text of a comment that is being written, and its sending state. */
export interface WrittenComment {
  text: string;
  change: (text: string) => void;
  send: () => void;
  /** a comment is being sent */
  busy: boolean;
  /** why sending the restored text failed */
  error: string | null;
}

interface WritingOptions {
  thread: Thread;
  /** the comment to reply to */
  answers?: Comment | undefined;
  /** moment of the song, ms */
  at?: number | undefined;
  /** called when sending begins; the comment is shown as pending */
  onSent: () => void;
  /** called when sending fails: the composer has the text again and must be visible */
  onFailed: () => void;
}

/**
 * State of a comment that is being written. While one is being sent the composer accepts the next text; the draft
 * contains both until the first has arrived, so that nothing is lost when the page is closed.
 */
export function useWriteComment(options: WritingOptions): WrittenComment {
  const { thread, answers, at, onSent, onFailed } = options;
  const { i18n } = useLingui();
  const draft = useDraft(commentDraftKey(thread, answers?.commentId));
  const requireLogin = useRequireLogin();
  const { mutateAsync } = useMutation(writeCommentMutation(thread));
  /** text that is being sent */
  const [going, setGoing] = useState<string | null>(null);
  const [next, setNext] = useState('');
  const [error, setError] = useState<string | null>(null);
  const settle = () => {
    setGoing(null);
    setNext('');
  };

  const send = () => {
    const content = draft.text.trim();
    const payload = {
      on: thread.kind,
      id: thread.id,
      content,
      ...(answers && { comment: answers.commentId, parent: answers.parentCommentId }),
      ...(at !== undefined && { at }),
    };
    if (!requireLogin({ kind: 'comment', payload })) return;
    setError(null);
    onSent();
    setGoing(content);
    mutateAsync({ content, replyTo: answers, at }).then(
      () => {
        draft.markSent(content);
        settle();
      },
      (reason: unknown) => {
        setError(i18n._(sendErrorMessage(reason)));
        settle();
        onFailed();
      },
    );
  };

  return {
    text: going === null ? draft.text : next,
    change: (text) => {
      setError(null);
      if (going === null) return draft.change({ text });
      setNext(text);
      draft.change({ text: text === '' ? going : `${going}\n${text}` });
    },
    send,
    busy: going !== null,
    error,
  };
}
