import type { Track } from '@qingyin/contract';
import type { PlaylistFileContent } from '@qingyin/playlist-files';
import { songResultsQuery, tracksByIdsQuery } from '@qingyin/data-music';
import { type Dictionary, emptyDictionary } from '@qingyin/text';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { emptyDraft, type ImportDraft, importDraft, MAX_IMPORT_LINES, waitingLine } from './import-draft.ts';
import type { ImportLine } from './match/import-line.ts';
import { matchLines } from './match/match-lines.ts';

/** State and commands of an import. */
export interface ImportState {
  draft: ImportDraft;
  /** whether matching is running */
  running: boolean;
  /** error of the last failed search; undefined when none failed */
  failure: unknown;
  setText: (text: string) => void;
  setName: (name: string) => void;
  /** starts matching the songs of a list */
  start: (list: PlaylistFileContent) => void;
  /** stops matching; found matches stay */
  stop: () => void;
  /** continues matching the waiting lines */
  resume: () => void;
  change: (index: number, line: Partial<ImportLine>) => void;
  /** discards the draft, after a finished or an abandoned import */
  clear: () => void;
}

/** Debounce before a changed draft is persisted, ms. */
const GATHERED_MS = 400;
/** Interval in which found lines are rendered in batches, ms. */
const SHOWN_MS = 150;

/** Searches songs without caching the answers: those of up to 2,000 lines would fill the cache. */
const searchSongs = async (client: QueryClient, query: string): Promise<readonly Track[]> =>
  (await client.fetchQuery({ ...songResultsQuery(query, 1), gcTime: 0 })).items;

const loadDictionary = (): Promise<Dictionary> =>
  import('@qingyin/text/chinese').then(
    ({ chinese }) => chinese,
    () => emptyDictionary,
  );

/** State of an import. The draft is persisted after changes and on unmount; unmounting aborts the matching. */
export function useImport(kept: ImportDraft | null, userId: string): ImportState {
  const client = useQueryClient();
  const [draft, setDraft] = useState(() => (kept?.userId === userId ? kept : emptyDraft(userId)));
  const [running, setRunning] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const current = useRef(draft);
  const work = useRef<AbortController | null>(null);
  const untouched = useRef(true);

  const set = useCallback((next: ImportDraft) => {
    untouched.current = false;
    current.current = next;
    setDraft(next);
  }, []);
  const keep = useCallback(() => {
    const { text, lines } = current.current;
    void importDraft.keep(client, text === '' && lines === null ? null : current.current);
  }, [client]);

  useEffect(() => {
    if (untouched.current) return;
    const timer = setTimeout(keep, GATHERED_MS);
    return () => clearTimeout(timer);
  }, [draft, keep]);
  useEffect(
    () => () => {
      work.current?.abort();
      if (!untouched.current) keep();
    },
    [keep],
  );

  const run = useCallback(async (): Promise<void> => {
    const { lines } = current.current;
    if (!lines || work.current || !lines.some(({ state }) => state === 'waiting')) return;
    const abort = new AbortController();
    work.current = abort;
    setRunning(true);
    setFailure(undefined);
    const found = new Map<number, ImportLine>();
    const show = () => {
      const before = current.current;
      if (found.size === 0 || !before.lines) return;
      set({ ...before, lines: before.lines.map((line, index) => found.get(index) ?? line) });
      found.clear();
    };
    const ticking = setInterval(show, SHOWN_MS);
    try {
      const failed = await matchLines(lines, {
        search: (query) => searchSongs(client, query),
        byIds: (ids) => client.fetchQuery({ ...tracksByIdsQuery(ids), gcTime: 0 }),
        dictionary: await loadDictionary(),
        onLine: (index, line) => found.set(index, line),
        signal: abort.signal,
      });
      if (work.current === abort) setFailure(failed);
    } finally {
      clearInterval(ticking);
      if (work.current === abort) {
        work.current = null;
        show();
        setRunning(false);
      }
    }
  }, [client, set]);

  const stop = useCallback(() => {
    work.current?.abort();
    work.current = null;
    setRunning(false);
  }, []);

  return {
    draft,
    running,
    failure,
    setText: (text) => set({ ...current.current, text }),
    setName: (name) => set({ ...current.current, name }),
    start: ({ name, songs }) => {
      const lines = songs.slice(0, MAX_IMPORT_LINES).map(waitingLine);
      const left = songs.length - lines.length;
      set({ ...current.current, name: name || current.current.name, lines, left });
      void run();
    },
    stop,
    resume: () => void run(),
    change: (index, line) => {
      const { lines } = current.current;
      if (!lines) return;
      set({
        ...current.current,
        lines: lines.map((each, at) => (at === index ? { ...each, ...line } : each)),
      });
    },
    clear: () => {
      stop();
      set(emptyDraft(userId));
    },
  };
}
