import type { QualityLevel } from '@qingyin/contract';
import { queryRoots } from '@qingyin/query-kit';

const root = [queryRoots.music] as const;

export const musicKeys = {
  all: root,
  home: () => [...root, 'home'] as const,
  homeBlock: (block: string) => [...musicKeys.home(), block] as const,
  playlist: (id: string) => [...root, 'playlist', id] as const,
  playlistTracks: (id: string, offset: number, limit: number) =>
    [...musicKeys.playlist(id), 'tracks', offset, limit] as const,
  playlistSubscribers: (id: string) => [...musicKeys.playlist(id), 'subscribers'] as const,
  relatedPlaylists: (id: string) => [...musicKeys.playlist(id), 'related'] as const,
  tracks: (ids: readonly number[]) => [...root, 'tracks', ids.join()] as const,
  songUrl: (id: string, level: QualityLevel) => [...root, 'song-url', id, level] as const,
  lyric: (id: string) => [...root, 'lyric', id] as const,
  suggest: (keywords: string) => [...root, 'suggest', keywords] as const,
  searchDefault: () => [...root, 'search-default'] as const,
  searchHot: () => [...root, 'search-hot'] as const,
};
