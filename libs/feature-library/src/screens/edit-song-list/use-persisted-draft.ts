import type { PlaylistEdit } from '@qingyin/data-library';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { persistedDraft } from './persisted-draft.ts';

/** Debounce before a changed edit is persisted, ms. */
const PAUSE_MS = 400;

/**
 * Persists an edit while it is made (debounced, and on `pagehide` and unmount).
 * @returns function that deletes the persisted draft
 */
export function usePersistedDraft(userId: string, id: string, edit: PlaylistEdit): () => void {
  const client = useQueryClient();
  const newest = useRef(edit);
  const kept = useRef(edit);

  const keep = useCallback(() => {
    if (kept.current === newest.current) return;
    kept.current = newest.current;
    void persistedDraft(userId, id).keep(client, newest.current);
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
