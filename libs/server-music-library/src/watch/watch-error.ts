import { errorCode } from '../folders/folder-error.ts';

/** `too-many`: the system allows no further watches (inotify limits); `failed`: another error. */
export type WatchFailure = 'too-many' | 'failed';

/** Watching a music folder ended; only sweeps find its changes from now on. */
export class WatchError extends Error {
  /** @param cause error of the file system */
  constructor(
    readonly reason: WatchFailure,
    cause: unknown,
  ) {
    super(`the folder cannot be watched: ${reason}`, { cause });
  }
}

/**
 * Sorts an error of `fs.watch`: ENOSPC is the limit of watches of a user (`fs.inotify.max_user_watches`), EMFILE and
 * ENFILE those of inotify instances and open files.
 *
 * @returns undefined for errors of one folder, which is gone or may not be read
 */
export function watchFailure(error: unknown): WatchFailure | undefined {
  const code = errorCode(error);
  if (['ENOSPC', 'EMFILE', 'ENFILE'].includes(code)) return 'too-many';
  return ['ENOENT', 'ENOTDIR', 'EACCES', 'EPERM', 'ELOOP'].includes(code) ? undefined : 'failed';
}
