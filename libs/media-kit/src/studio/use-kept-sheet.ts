import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { keptDraft, type LyricDraft } from './model/kept-draft.ts';

/**
 * Persists the unsaved draft on this device with every change, so that it survives a reload; null deletes it. The
 * initial value is not written, since another tab may have changed the draft meanwhile.
 */
export function useKeptSheet(userId: string, songId: string, draft: LyricDraft | null): void {
  const client = useQueryClient();
  const place = useMemo(() => keptDraft(userId, songId), [userId, songId]);
  const last = useRef(draft);
  useEffect(() => {
    if (last.current?.sheet === draft?.sheet && last.current?.base === draft?.base) return;
    last.current = draft;
    void place.keep(client, draft);
    // `draft` is a new object on each render; its parts decide whether it has changed.
  }, [place, client, draft?.sheet, draft?.base]);
}
