import type { MusicLibraryRow } from '@qingyin/server-db';
import { type FolderWatcher, watchFolder } from '../watch/watch-folder.ts';
import { mountOf } from '../folders/mounts.ts';
import { sweepInterval } from '../folders/sweep-interval.ts';
import type { MusicLibraryStatus } from '../music-libraries.ts';
import { type RootState, rootState } from '../scan/root-state.ts';

/** Interval at which the root of a library is looked at, ms: a disk that is away should be said soon. */
const LOOK_AT_ROOT_MS = 10_000;

/** Follows the changes of one library. */
export interface LibraryFollower {
  watching(): MusicLibraryStatus['watching'];
  close(): Promise<void>;
}

export interface FollowOptions {
  /** asks for a scan. @param folders undefined: of everything */
  onChange: (folders: string[] | undefined) => void;
  onError: (error: unknown) => void;
  /** whether the library was online at the last scan */
  isOnline: () => Promise<boolean>;
  quietMs?: number;
  lookAtRootMs?: number;
}

/**
 * Follows a library: by a watcher where the file system tells of changes, by a complete scan from time to time, and by
 * looking at its root, which goes missing when a disk is unmounted. A watcher is a hint only: it misses changes.
 */
export async function followLibrary(
  { path, watch }: Pick<MusicLibraryRow, 'path' | 'watch'>,
  options: FollowOptions,
): Promise<LibraryFollower> {
  const { onChange, onError, isOnline } = options;
  const mount = await mountOf(path);
  let watching: MusicLibraryStatus['watching'] = 'off';
  let watcher: FolderWatcher | undefined;
  if (watch === 1) {
    watching = mount.watchable ? 'watching' : 'network-mount';
    if (mount.watchable)
      watcher = watchFolder(path, (folders) => onChange(folders === 'all' ? undefined : folders), {
        ...(options.quietMs !== undefined && { quietMs: options.quietMs }),
        onError: (error) => {
          watching = 'not-possible';
          onError(error);
        },
      });
  }
  const sweep = setInterval(() => onChange(undefined), sweepInterval(mount));
  let looking = false;
  const look = async (): Promise<void> => {
    // A network file system may take minutes to answer.
    if (looking) return;
    looking = true;
    try {
      const present: RootState = await rootState(path);
      if ((present === 'present') !== (await isOnline())) onChange(undefined);
    } catch (error) {
      onError(error);
    } finally {
      looking = false;
    }
  };
  const roots = setInterval(() => void look(), options.lookAtRootMs ?? LOOK_AT_ROOT_MS);
  for (const timer of [sweep, roots]) timer.unref();
  return {
    watching: () => watching,
    async close() {
      clearInterval(sweep);
      clearInterval(roots);
      await watcher?.close();
    },
  };
}
