import type { PlaylistEdit } from '@qingyin/data-library';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { draftOf } from './draft.ts';

/** How long nobody types before what was typed is kept, ms. */
const PAUSE_MS = 400;

/** Keeps an edit on this device while it is made, at the latest when the page is left. Gives what forgets it. */
export function useKeptDraft(userId: string, id: string, edit: PlaylistEdit): () => void {
  const client = useQueryClient();
  const newest = useRef(edit);
  const kept = useRef(edit);

  const keep = useCallback(() => {
    if (kept.current === newest.current) return;
    kept.current = newest.current;
    void draftOf(userId, id).keep(client, newest.current);
  }, [client, id, userId]);

  useEffect(() => {
    newest.current = edit;
    const timer = setTimeout(keep, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [edit, keep]);

  useEffect(() => {
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      keep();
    };
  }, [keep]);

  return useCallback(() => {
    newest.current = {};
    keep();
  }, [keep]);
}
