import { useUserId } from '@qingyin/session/react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { keptDrafts } from './drafts.ts';
import { type Begun, keepDraft, ownDraft, withoutSent } from './keep-draft.ts';

/** Something that is being written. */
export interface DraftState<Extra> {
  words: string;
  /** what else was chosen; whoever reads it makes it safe */
  extra: unknown;
  /** what this device kept has been read: before, nothing should be typed over it */
  known: boolean;
  change: (part: { words?: string; extra?: Extra | undefined }) => void;
  /**
   * These words, and what was chosen beside them, have arrived. They are taken out, also where their place is left by then;
   * what was written or chosen meanwhile stays.
   */
  sent: (words: string, extra?: Extra) => void;
}

interface Typed extends Begun {
  of: string;
}

/**
 * What the user began to write at a place (`key`, such as a thread's name); kept on this device by user (guests are one) with
 * every letter, until it is sent.
 */
export function useDraft<Extra = undefined>(key: string): DraftState<Extra> {
  const own = ownDraft(useUserId(), key);
  const client = useQueryClient();
  const { data } = useQuery(keptDrafts.query());
  // Of its own: the cache tells its readers a moment later, and a field's caret would jump.
  const [typed, setTyped] = useState<Typed | null>(null);
  const kept = data?.[own];
  const now = typed?.of === own ? typed : { words: kept?.words ?? '', extra: kept?.extra };

  const write = (part: Begun): void => {
    setTyped({ of: own, ...part });
    void keepDraft(client, own, () => part);
  };

  return {
    words: now.words,
    extra: now.extra,
    known: data !== undefined,
    change: (part) =>
      write({ words: part.words ?? now.words, extra: 'extra' in part ? part.extra : now.extra }),
    sent: (words, extra) => {
      setTyped((last) => (last?.of === own ? { of: own, ...withoutSent(last, words, extra) } : last));
      void keepDraft(client, own, (kept) => withoutSent(kept ?? { words: '' }, words, extra));
    },
  };
}
