import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { keptDraft, type LyricDraft } from './model/kept-draft.ts';

/**
 * Keeps what is not saved on this device with every change, so that a reload loses nothing; null: there is nothing. What it
 * begins with is there already, and another page may have changed it since: it is not written.
 */
export function useKeptSheet(userId: string, songId: string, draft: LyricDraft | null): void {
  const client = useQueryClient();
  const place = useMemo(() => keptDraft(userId, songId), [userId, songId]);
  const last = useRef(draft);
  useEffect(() => {
    // A draft is a new object with each drawing; its parts tell whether it is another one.
    if (last.current?.sheet === draft?.sheet && last.current?.base === draft?.base) return;
    last.current = draft;
    void place.keep(client, draft);
  }, [place, client, draft]);
}
