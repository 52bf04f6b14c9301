import type { MusicLibraryRow, OfflineReason } from '@qingyin/server-db';
import { type FolderWatcher, watchFolder } from '../watch/watch-folder.ts';
import { mountOf } from '../folders/mount-of.ts';
import { readRootState } from '../folders/root-state.ts';
import { sweepInterval } from '../folders/sweep-interval.ts';
import type { MusicLibraryStatus } from '../music-libraries.ts';

/** Interval at which the root of a library is looked at, ms: a disk that is away should be said soon. */
const LOOK_AT_ROOT_MS = 10_000;

/** Reasons that end when the root is back; `many-missing` needs a decision or the next sweep. */
const ROOT_REASONS = new Set<OfflineReason>(['missing-root', 'empty-root', 'unreadable-root']);

/** Follows the changes of one library. */
export interface LibraryFollower {
  /** resolves when all its folders are watched, if they can be */
  ready: Promise<void>;
  watching(): MusicLibraryStatus['watching'];
  close(): void;
}

export interface FollowOptions {
  /** asks for a scan. @param folders undefined: of everything */
  onChange: (folders: string[] | undefined) => void;
  onError: (error: unknown) => void;
  quietMs?: number;
  lookAtRootMs?: number;
}

/**
 * Follows a library: by a watcher where the file system tells of changes, by a complete scan from time to time, and by
 * looking at its root, which goes missing when a disk is unmounted. A watcher is a hint only: it misses changes.
 */
export async function followLibrary(
  { path, watch, reason }: Pick<MusicLibraryRow, 'path' | 'watch' | 'reason'>,
  options: FollowOptions,
): Promise<LibraryFollower> {
  const { onChange, onError } = options;
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
  let wasThere = !ROOT_REASONS.has(reason);
  let looking = false;
  const look = async (): Promise<void> => {
    // A network file system may take minutes to answer.
    if (looking) return;
    looking = true;
    try {
      const { root, entriesInRoot } = await readRootState(path);
      const isThere = root === 'present' && entriesInRoot > 0;
      if (isThere !== wasThere) onChange(undefined);
      wasThere = isThere;
    } catch (error) {
      onError(error);
    } finally {
      looking = false;
    }
  };
  const roots = setInterval(() => void look(), options.lookAtRootMs ?? LOOK_AT_ROOT_MS);
  for (const timer of [sweep, roots]) timer.unref();
  return {
    ready: watcher?.ready ?? Promise.resolve(),
    watching: () => watching,
    close() {
      clearInterval(sweep);
      clearInterval(roots);
      watcher?.close();
    },
  };
}
