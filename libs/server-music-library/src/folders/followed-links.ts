import { realpath } from 'node:fs/promises';
import { sep } from 'node:path';
import { isIgnoredName } from './ignored-names.ts';
import { pathBelow } from './real-path.ts';

/** Decides which links to folders a walk follows, so that every folder is listed once and no walk is endless. */
export interface FollowedLinks {
  /**
   * @param link absolute path
   * @returns the real path when the link is to be followed
   * @throws the file system's error
   */
  follow(link: string): Promise<string | undefined>;
  /** Notes where a folder below a followed link is listed. @returns false when it is listed at another place */
  enter(realPath: string, path: string): boolean;
}

/**
 * A link is followed when its folder is outside of the root, or in an ignored folder inside. Other folders inside are
 * listed at their own place, whatever the order of the walk; a folder that contains the root would be a loop. Folders are
 * compared by real path: inode numbers of network and FUSE file systems are not always unique.
 */
export function createFollowedLinks(realRoot: string): FollowedLinks {
  const listedAt = new Map<string, string>();
  const enter = (realPath: string, path: string): boolean => {
    if (!listedAt.has(realPath)) listedAt.set(realPath, path);
    return listedAt.get(realPath) === path;
  };
  return {
    enter,
    async follow(link) {
      const target = await realpath(link);
      if (pathBelow(target, realRoot) !== undefined) return undefined;
      const inside = pathBelow(realRoot, target);
      if (inside !== undefined && !inside.split(sep).some(isIgnoredName)) return undefined;
      return enter(target, link) ? target : undefined;
    },
  };
}
