import { queryRoots } from '@qingyin/query-kit';
import { musicKeys } from './keys.ts';

/** Query keys that neither the first screen nor the route loaders need. */
export const lazyMusicKeys = {
  lyricVersions: (id: string) => [...musicKeys.lyric(id), 'versions'] as const,
  lyricVersion: (id: string, version: number) => [queryRoots.music, 'lyric-version', id, version] as const,
};
