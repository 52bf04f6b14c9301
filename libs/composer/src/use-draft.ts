import { useUserId } from '@qingyin/session/react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { persistedDrafts } from './drafts.ts';
import { type DraftContent, updateDraft, draftKey, withoutSent } from './update-draft.ts';

/** State of a draft that is being written. */
export interface DraftState<Extra> {
  text: string;
  /** attachments; not validated */
  extra: unknown;
  /** the persisted draft has been read; typing before would overwrite it */
  isLoaded: boolean;
  change: (part: { text?: string; extra?: Extra | undefined }) => void;
  /**
   * Removes the text and the attachments that have arrived from the draft, even if another place is open by then.
   * What was written or chosen meanwhile stays.
   */
  markSent: (text: string, extra?: Extra) => void;
}

interface Typed extends DraftContent {
  of: string;
}

/**
 * Draft of the current user (or guest) at a place (`key`, such as the name of a thread). Each change is persisted
 * on this device until the draft is sent.
 */
export function useDraft<Extra = undefined>(key: string): DraftState<Extra> {
  const own = draftKey(useUserId(), key);
  const client = useQueryClient();
  const { data } = useQuery(persistedDrafts.query());
  // Local copy: the query cache notifies its observers asynchronously, and the field's caret would jump.
  const [typed, setTyped] = useState<Typed | null>(null);
  const kept = data?.[own];
  const now = typed?.of === own ? typed : { words: kept?.words ?? '', extra: kept?.extra };

  const write = (part: DraftContent): void => {
    setTyped({ of: own, ...part });
    void updateDraft(client, own, () => part);
  };

  return {
    text: now.words,
    extra: now.extra,
    isLoaded: data !== undefined,
    change: (part) =>
      write({ words: part.text ?? now.words, extra: 'extra' in part ? part.extra : now.extra }),
    markSent: (text, extra) => {
      setTyped((last) => (last?.of === own ? { of: own, ...withoutSent(last, text, extra) } : last));
      void updateDraft(client, own, (kept) => withoutSent(kept ?? { words: '' }, text, extra));
    },
  };
}
