import { basename, join } from 'node:path';
import { fileKind } from '../folders/file-kind.ts';
import { IGNORE_MARKERS, isIgnoredName } from '../folders/ignored-names.ts';
import { walkNames } from '../folders/walk-names.ts';
import { createFolderWatches, type FolderWatchesOptions } from './folder-watches.ts';

/** Time in which events are collected before folders are read for new subfolders, ms. */
const COLLECT_MS = 50;

export interface FolderTreeWatchOptions extends Pick<
  FolderWatchesOptions,
  'root' | 'onFailure' | 'watchOne'
> {
  /** Called for each folder whose entries changed, and for each new one as soon as it is watched. */
  onTouched: (path: string) => void;
  /** Called for each event of the system. */
  onEvent: () => void;
  /** The root itself may have been moved or deleted. */
  onRootChange: () => void;
}

/** Watches all folders that a walk of a music folder lists, and follows new, renamed and removed ones. */
export interface FolderTreeWatch {
  /** Watches all folders, after closing earlier watches. Resolves when all are watched. */
  restart(): Promise<void>;
  close(): void;
}

/** Creates the watch, which watches nothing before `restart`. */
export function createFolderTreeWatch(options: FolderTreeWatchOptions): FolderTreeWatch {
  const { root, onTouched } = options;
  /** folders whose subfolders may have changed */
  const changed = new Set<string>();
  /** folders that were moved or deleted, so that their watch is of no use, even if there is one of the same name again */
  const stale = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let working = Promise.resolve();
  let stop = new AbortController();

  const watches = createFolderWatches({
    ...options,
    onEvent(folder, event, name) {
      options.onEvent();
      const isMarker = name !== null && IGNORE_MARKERS.includes(name);
      if (name !== null && isIgnoredName(name) && !isMarker) return;
      // A file without a use is being written.
      if (name !== null && event === 'change' && !isMarker && fileKind(name) === undefined) return;
      onTouched(folder);
      if (event === 'change' && !isMarker) return;
      // Node names the folder itself when it was moved or deleted. An entry of the same name (“Metallica/Metallica”)
      // cannot be told apart; watching the folder again does no harm.
      const isItself = name === basename(join(root, folder));
      if (isItself && folder === '') options.onRootChange();
      if (isItself && folder !== '') stale.add(folder);
      changed.add(folder);
      timer ??= setTimeout(followChanges, COLLECT_MS);
    },
  });

  /** A folder is watched before it is read, so that no subfolder is missed that is made in between. */
  const watchAll = async (from: string[] | undefined, { signal }: AbortController) => {
    const enter = (path: string) => {
      if (!signal.aborted) watches.add(path);
    };
    for await (const names of walkNames(root, { from, known: watches, signal }, enter)) {
      if (signal.aborted) return;
      if (names.error) watches.remove(names.path);
      const folders = names.folders.map(({ name }) => name);
      watches.setSubfolders(names.path, folders);
      if (from && !from.includes(names.path)) onTouched(names.path);
    }
  };

  const followChanges = () => {
    timer = undefined;
    const current = stop;
    working = working.then(async () => {
      for (const path of stale) {
        watches.remove(path);
        const slash = path.lastIndexOf('/');
        changed.delete(path);
        changed.add(path.slice(0, Math.max(slash, 0)));
      }
      stale.clear();
      const folders = [...changed].filter((path) => watches.has(path));
      changed.clear();
      if (folders.length > 0 && !current.signal.aborted) await watchAll(folders, current);
    });
  };
  const close = () => {
    stop.abort();
    clearTimeout(timer);
    timer = undefined;
    changed.clear();
    stale.clear();
    watches.closeAll();
  };
  return {
    close,
    restart() {
      close();
      const current = (stop = new AbortController());
      working = working.then(() => watchAll(undefined, current));
      return working;
    },
  };
}
