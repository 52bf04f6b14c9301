import { queryRoots } from '@qingyin/query-kit';
import { musicKeys } from './keys.ts';

/** Query keys that the first screen does not need. */
export const lazyMusicKeys = {
  searchResults: (kind: string, keywords: string, page: number) =>
    [queryRoots.music, 'found', keywords, kind, page] as const,
  bestMatches: (keywords: string) => [queryRoots.music, 'found', keywords, 'best'] as const,
  lyricVersions: (id: string) => [...musicKeys.lyric(id), 'versions'] as const,
  lyricVersion: (id: string, version: number) => [queryRoots.music, 'lyric-version', id, version] as const,
};
