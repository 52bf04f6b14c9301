import type { MusicLibraryRow } from '@qingyin/server-db';
import type { MusicLibraryStatus } from '../music-libraries.ts';
import { followLibrary, type FollowOptions, type LibraryFollower } from './follow-library.ts';

/** Followers of the changes of all libraries, at most one for each. */
export interface LibraryFollowers {
  /**
   * Follows a library that is not removed, with its present settings. A network file system that does not answer keeps
   * the promise waiting.
   *
   * @returns whether it is followed when it resolves: changes from then on are noticed
   */
  follow(library: MusicLibraryRow): Promise<boolean>;
  watching(id: number): MusicLibraryStatus['watching'];
  closeAll(): void;
}

export interface LibraryFollowersOptions extends Omit<FollowOptions, 'onChange'> {
  /** asks for a scan of a library. @param folders undefined: of everything */
  onChange: (id: number, folders: string[] | undefined) => void;
  /** for tests */
  followOne?: typeof followLibrary;
}

/** Creates the followers, none at first. */
export function createLibraryFollowers({
  onChange,
  followOne = followLibrary,
  ...options
}: LibraryFollowersOptions): LibraryFollowers {
  const followers = new Map<number, LibraryFollower>();
  /** number of the latest call by library; an earlier one may still wait for its file system */
  const latest = new Map<number, number>();
  let closed = false;

  const unfollow = (id: number): void => {
    followers.get(id)?.close();
    followers.delete(id);
  };
  return {
    async follow(library) {
      const { id } = library;
      const call = (latest.get(id) ?? 0) + 1;
      latest.set(id, call);
      unfollow(id);
      if (library.removed_at !== null || closed) return false;
      const follower = await followOne(library, {
        ...options,
        onChange: (folders) => onChange(id, folders),
      });
      if (closed || latest.get(id) !== call) {
        follower.close();
        return false;
      }
      followers.set(id, follower);
      await follower.ready;
      return followers.get(id) === follower;
    },
    watching: (id) => followers.get(id)?.watching() ?? 'off',
    closeAll() {
      closed = true;
      for (const id of followers.keys()) unfollow(id);
    },
  };
}
