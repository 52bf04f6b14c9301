import { canMakePrints } from '@qingyin/server-convert';
import type { Db } from '@qingyin/server-db';
import type { Duplicates } from './duplicates.ts';
import { keepGroup } from './keep-group.ts';
import { listGroups } from './list-groups.ts';
import { lastSearch, searchDuplicates } from './search-duplicates.ts';

export interface DuplicatesOptions {
  db: Db;
  /** ffmpeg; undefined: there is none */
  program: string | undefined;
  /** ms since 1970 */
  now: () => number;
  onError: (error: unknown) => void;
}

/** Search for songs that are the same recording, and its results. Nothing runs until `start` is called. */
export function createDuplicates({ db, program, now, onError }: DuplicatesOptions): Duplicates {
  const stopping = new AbortController();
  let running: Promise<void> | undefined;
  let progress = { done: 0, total: 0 };
  let failed = false;
  let asked: Promise<boolean> | undefined;
  const canPrint = (): Promise<boolean> =>
    (asked ??= program === undefined ? Promise.resolve(false) : canMakePrints(program));
  const search = async (): Promise<void> => {
    const able = await canPrint();
    await searchDuplicates({
      ...{ db, now, program: able ? program : undefined, signal: stopping.signal },
      onProgress: (done, total) => (progress = { done, total }),
    });
  };
  return {
    start() {
      if (running || stopping.signal.aborted) return;
      failed = false;
      progress = { done: 0, total: 0 };
      running = search()
        .catch((error: unknown) => {
          if (stopping.signal.aborted) return;
          failed = true;
          onError(error);
        })
        .finally(() => (running = undefined));
    },
    async state() {
      return {
        ...{ running: running !== undefined, ...progress, failed },
        finishedAt: await lastSearch(db),
        prints: await canPrint(),
      };
    },
    groups: (viewer, page) => listGroups(db, viewer, page),
    keep: (viewer, groupId, kept) => keepGroup(db, viewer, { groupId, kept, now: now() }),
    async stop() {
      stopping.abort(new Error('the server is closing'));
      await running;
    },
  };
}
