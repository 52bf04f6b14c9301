import { replaceSongsMutation, type SongPair, undoReplacementsMutation } from '@qingyin/data-account';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

/** Songs that were replaced or forgotten last. */
export interface DoneReplacement {
  ids: readonly number[];
  forgotten: boolean;
}

/** Replaces songs after a question, and undoes the last time. */
export function useReplaceSongs() {
  const [asked, ask] = useState<readonly SongPair[]>();
  const [done, setDone] = useState<DoneReplacement>();
  const replace = useMutation(replaceSongsMutation());
  const undo = useMutation(undoReplacementsMutation());
  return {
    /** pairs whose question is open; undefined: none */
    asked,
    /** Opens the question, or closes it. */
    ask,
    confirm: () => {
      if (!asked || replace.isPending) return;
      setDone(undefined);
      undo.reset();
      replace.mutate(asked, {
        onSuccess: (ids) => setDone({ ids, forgotten: asked.every(({ to }) => to === null) }),
      });
      ask(undefined);
    },
    done,
    undo: () => {
      if (done && !undo.isPending) undo.mutate(done.ids, { onSuccess: () => setDone(undefined) });
    },
    isPending: replace.isPending || undo.isPending,
    error: replace.error ?? undo.error,
  };
}
