import { type FSWatcher, type WatchListener, watch } from 'node:fs';
import { join } from 'node:path';
import { childPath } from '../folders/walk-names.ts';
import { WatchError, watchFailure } from './watch-error.ts';

/** `fs.watch` for one folder. */
export type WatchOneFolder = (
  path: string,
  options: { persistent: boolean },
  listener: WatchListener<string>,
) => FSWatcher;

export interface FolderWatchesOptions {
  /** absolute path */
  root: string;
  /** @param name entry that changed; null = unknown */
  onEvent: (folder: string, event: 'rename' | 'change', name: string | null) => void;
  /** Called at most once. Watches are a limited resource of the user: the caller closes all. */
  onFailure: (error: WatchError) => void;
  watchOne?: WatchOneFolder;
}

/** The watches of a music folder, one for each folder by its path below the root. */
export interface FolderWatches {
  has(path: string): boolean;
  /** Replaces the names of the subfolders of a watched folder; watches of those that are gone are closed. */
  setSubfolders(path: string, names: readonly string[]): void;
  /** Watches a folder; a folder that is gone or may not be read is left out. */
  add(path: string): void;
  /** Closes the watches of a folder and all below. */
  remove(path: string): void;
  closeAll(): void;
}

/** Creates the watches of a music folder, none at first. */
export function createFolderWatches(options: FolderWatchesOptions): FolderWatches {
  const { root, onEvent, onFailure, watchOne = watch } = options;
  const watches = new Map<string, { watcher: FSWatcher; folders: readonly string[] }>();
  let failed = false;

  const closeAll = () => {
    for (const { watcher } of watches.values()) watcher.close();
    watches.clear();
  };
  const remove = (path: string) => {
    const watched = watches.get(path);
    if (!watched) return;
    watched.watcher.close();
    watches.delete(path);
    for (const name of watched.folders) remove(childPath(path, name));
  };
  const fail = (path: string, error: unknown) => {
    remove(path);
    const reason = watchFailure(error);
    if (reason === undefined || failed) return;
    failed = true;
    onFailure(new WatchError(reason, error));
  };
  return {
    has: (path) => watches.has(path),
    remove,
    closeAll,
    setSubfolders(path, names) {
      const watched = watches.get(path);
      if (!watched) return;
      const present = new Set(names);
      for (const name of watched.folders) if (!present.has(name)) remove(childPath(path, name));
      watched.folders = names;
    },
    add(path) {
      if (failed || watches.has(path)) return;
      try {
        const watcher = watchOne(join(root, path), { persistent: false }, (event, name) =>
          onEvent(path, event, name),
        );
        watcher.on('error', (error) => fail(path, error));
        watches.set(path, { watcher, folders: [] });
      } catch (error) {
        fail(path, error);
      }
    },
  };
}
