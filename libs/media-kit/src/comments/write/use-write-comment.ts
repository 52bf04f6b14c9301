import { useLingui } from '@lingui/react/macro';
import type { Comment } from '@qingyin/contract';
import { type Thread, writeCommentMutation } from '@qingyin/data-social';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useLoginIntent } from '../../access/use-login-intent.ts';
import { useDraft } from '../../words/use-draft.ts';
import { commentDraft } from '../thread-name.ts';
import { whyNotSent } from './why-not-sent.ts';

export interface CommentWriting {
  words: string;
  change: (words: string) => void;
  send: () => void;
  /** something is on its way */
  busy: boolean;
  /** why the last words are back in the box */
  error: string | null;
}

interface WritingOptions {
  thread: Thread;
  /** the comment that is answered */
  answers?: Comment | undefined;
  /** the moment of the song that is spoken of, ms */
  at?: number | undefined;
  /** the words are on their way, and stand among the comments */
  onSent: () => void;
  /** they did not arrive: the box has them again, and must be there to show them */
  onFailed: () => void;
}

/**
 * What somebody writes at a place. While it is on its way the box is free for the next words; the draft keeps both until
 * the first have arrived, so that nothing is lost, whatever happens to the page.
 */
export function useWriteComment(options: WritingOptions): CommentWriting {
  const { thread, answers, at, onSent, onFailed } = options;
  const { i18n } = useLingui();
  const draft = useDraft(commentDraft(thread, answers?.commentId));
  const requireLogin = useLoginIntent();
  const { mutateAsync } = useMutation(writeCommentMutation(thread));
  /** what is on its way */
  const [going, setGoing] = useState<string | null>(null);
  const [next, setNext] = useState('');
  const [error, setError] = useState<string | null>(null);
  const settle = () => {
    setGoing(null);
    setNext('');
  };

  const send = () => {
    const content = draft.words.trim();
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
    mutateAsync({ content, answers, at }).then(
      () => {
        draft.sent(content);
        settle();
      },
      (reason: unknown) => {
        setError(i18n._(whyNotSent(reason)));
        settle();
        onFailed();
      },
    );
  };

  return {
    words: going === null ? draft.words : next,
    change: (words) => {
      setError(null);
      if (going === null) return draft.change({ words });
      setNext(words);
      draft.change({ words: words === '' ? going : `${going}\n${words}` });
    },
    send,
    busy: going !== null,
    error,
  };
}
