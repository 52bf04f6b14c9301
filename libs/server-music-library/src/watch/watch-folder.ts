import { stat } from 'node:fs/promises';
import { MINUTE_MS } from '@qingyin/server-kernel';
import { createFolderTreeWatch } from './folder-tree-watch.ts';
import type { WatchOneFolder } from './folder-watches.ts';
import { createLossDetector } from './lost-events.ts';
import { collectTouchedFolders, type OnTouched } from './touched-folders.ts';
import type { WatchError } from './watch-error.ts';

export interface WatchFolderOptions {
  /** time without changes before they are reported, ms */
  quietMs?: number;
  /** time after which changes are reported although there are more, ms */
  longestMs?: number;
  /** how often the root is looked for, ms: nothing reports a disk that is mounted over it */
  pollMs?: number;
  /** more folders than this are reported as `all` */
  maxFolders?: number;
  /** events in one turn of the event loop that count as a loss; half of the system's queue without it */
  lossLimit?: number;
  /** Called once when watching ends by an error; only sweeps find changes from then on. */
  onError?: (error: WatchError) => void;
  watchOne?: WatchOneFolder;
}

export interface FolderWatcher {
  /** resolves when all folders are watched, or cannot be; changes before it may be missed */
  ready: Promise<void>;
  close(): void;
}

/** Identity of a folder; undefined when there is none. A mounted disk has another device than the folder below it. */
async function folderIdentity(path: string): Promise<string | undefined> {
  const stats = await stat(path, { bigint: true }).catch(() => undefined);
  return stats?.isDirectory() ? `${stats.dev}:${stats.ino}` : undefined;
}

/**
 * Watches a music folder and reports the folders whose entries changed, new ones included. Reports are hints: a folder may
 * be unchanged or gone, and changes may be missed, so sweeps are needed too.
 *
 * A root that is deleted or replaced is reported as `all`; it is watched again when it is back. All is also reported
 * after lost events. Links are followed as by `walkFolder`.
 *
 * @param root absolute path; need not exist
 * @param onChange gets the paths of folders below the root, '' = the root
 */
export function watchFolder(
  root: string,
  onChange: OnTouched,
  options: WatchFolderOptions = {},
): FolderWatcher {
  const { quietMs = 3000, longestMs = MINUTE_MS, pollMs = MINUTE_MS / 2, maxFolders = 500 } = options;
  const touched = collectTouchedFolders({ quietMs, longestMs, maxFolders, report: onChange });
  let closed = false;
  let started = false;
  let identity: string | undefined;
  let checking = Promise.resolve();

  const tree = createFolderTreeWatch({
    root,
    watchOne: options.watchOne,
    onTouched: touched.touch,
    onEvent: createLossDetector(() => void checkRoot(true), options.lossLimit),
    onRootChange: () => void checkRoot(true),
    onFailure(error) {
      close();
      options.onError?.(error);
    },
  });

  /** @param again watches all folders again, although the root is the same */
  const look = async (again: boolean) => {
    const found = await folderIdentity(root);
    if (closed || (found === identity && !again)) return;
    identity = found;
    if (found === undefined) tree.close();
    else await tree.restart();
    if (!closed && started) touched.touchAll();
  };
  const checkRoot = (again: boolean): Promise<void> => {
    checking = checking.then(() => look(again));
    return checking;
  };
  const poll = setInterval(() => void checkRoot(false), pollMs);
  poll.unref();
  const close = () => {
    closed = true;
    clearInterval(poll);
    touched.close();
    tree.close();
  };
  const ready = checkRoot(false).then(() => {
    started = true;
  });
  return { ready, close };
}
