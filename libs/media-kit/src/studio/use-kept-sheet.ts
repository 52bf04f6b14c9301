import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { keptDraft, type LyricDraft } from './model/kept-draft.ts';

/** Keeps what is not saved on this device with every change, so that a reload loses nothing; null: there is nothing. */
export function useKeptSheet(userId: string, songId: string, draft: LyricDraft | null): void {
  const client = useQueryClient();
  const place = useMemo(() => keptDraft(userId, songId), [userId, songId]);
  useEffect(() => {
    void place.keep(client, draft);
    // A draft is a new object with each drawing; its parts tell whether it is another one.
  }, [place, client, draft?.sheet, draft?.base]);
}
