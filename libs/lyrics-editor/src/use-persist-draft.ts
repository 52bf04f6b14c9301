import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { persistedLyricDraft, type LyricDraft } from './model/lyric-draft.ts';

/**
 * Persists the unsaved draft on this device with every change, so that it survives a reload; null deletes it. The
 * initial value is not written, since another tab may have changed the draft meanwhile.
 */
export function usePersistDraft(userId: string, songId: string, draft: LyricDraft | null): void {
  const client = useQueryClient();
  const place = useMemo(() => persistedLyricDraft(userId, songId), [userId, songId]);
  const last = useRef(draft);
  useEffect(() => {
    // A draft is a new object with each drawing; its parts tell whether it is another one.
    if (last.current?.sheet === draft?.sheet && last.current?.base === draft?.base) return;
    last.current = draft;
    void place.keep(client, draft);
  }, [place, client, draft]);
}
