import { queryRoots } from '@qingyin/query-kit';
import { musicKeys } from './keys.ts';

/** Query keys that the first screen does not need. */
export const lazyMusicKeys = {
  artistList: (area: number, type: number, initial: string) =>
    [queryRoots.music, 'artist-list', area, type, initial] as const,
  latestSongs: (type: number) => [queryRoots.music, 'latest-songs', type] as const,
  latestAlbums: (area: string) => [queryRoots.music, 'latest-albums', area] as const,
  artistChart: (type: number) => [queryRoots.music, 'artist-chart', type] as const,
  playlistSquare: (cat: string, order: string, page: number) =>
    [queryRoots.music, 'playlist-square', cat, order, page] as const,
  playlistCategories: (list: string) => [queryRoots.music, 'playlist-categories', list] as const,
  premiumPlaylists: (cat: string) => [queryRoots.music, 'premium-playlists', cat] as const,
  featuredPlaylist: (cat: string) => [...lazyMusicKeys.premiumPlaylists(cat), 'featured'] as const,
  searchResults: (kind: string, keywords: string, page: number) =>
    [queryRoots.music, 'found', keywords, kind, page] as const,
  bestMatches: (keywords: string) => [queryRoots.music, 'found', keywords, 'best'] as const,
  lyricVersions: (id: string) => [...musicKeys.lyric(id), 'versions'] as const,
  lyricVersion: (id: string, version: number) => [queryRoots.music, 'lyric-version', id, version] as const,
};
