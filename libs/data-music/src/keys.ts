import type { QualityLevel } from '@qingyin/contract';
import { queryRoots } from '@qingyin/query-kit';

const root = [queryRoots.music] as const;

export const musicKeys = {
  all: root,
  home: () => [...root, 'home'] as const,
  homeBlock: (block: string) => [...musicKeys.home(), block] as const,
  playlist: (id: string) => [...root, 'playlist', id] as const,
  playlistSlices: (id: string) => [...musicKeys.playlist(id), 'tracks'] as const,
  playlistTracks: (id: string, offset: number, limit: number) =>
    [...musicKeys.playlistSlices(id), offset, limit] as const,
  moveSongs: () => [...root, 'move-songs'] as const,
  relatedPlaylists: (id: string) => [...musicKeys.playlist(id), 'related'] as const,
  album: (id: string) => [...root, 'album', id] as const,
  albumDynamic: (id: string) => [...musicKeys.album(id), 'dynamic'] as const,
  artist: (id: string) => [...root, 'artist', id] as const,
  artistPart: (id: string, part: 'dynamic' | 'top-songs' | 'albums' | 'mvs' | 'desc' | 'similar') =>
    [...musicKeys.artist(id), part] as const,
  tracks: (ids: readonly number[]) => [...root, 'tracks', ids.join()] as const,
  download: (ids: readonly number[], level: QualityLevel) =>
    [...root, 'download', ids.join(), level] as const,
  songUrl: (id: string, level: QualityLevel, limit: number) =>
    [...root, 'song-url', id, level, limit] as const,
  similarSongs: (id: string) => [...root, 'similar-songs', id] as const,
  playlistsWithSong: (id: string) => [...root, 'lists-with-song', id] as const,
  lyric: (id: string) => [...root, 'lyric', id] as const,
  privateFmStart: (mode: string) => [...root, 'radio', mode] as const,
  charts: () => [...root, 'charts'] as const,
  /** all of the music libraries, which change while the server scans them */
  library: () => [...root, 'library'] as const,
  libraryPresence: () => [...musicKeys.library(), 'presence'] as const,
  suggest: (keywords: string) => [...root, 'suggest', keywords] as const,
  searchDefault: () => [...root, 'search-default'] as const,
  searchHot: () => [...root, 'search-hot'] as const,
  artistList: (area: number, type: number, initial: string) =>
    [...root, 'artist-list', area, type, initial] as const,
  latestSongs: (type: number) => [...root, 'latest-songs', type] as const,
  latestAlbums: (area: string) => [...root, 'latest-albums', area] as const,
  artistChart: (type: number) => [...root, 'artist-chart', type] as const,
  playlistSquare: (cat: string, order: string, page: number) =>
    [...root, 'playlist-square', cat, order, page] as const,
  playlistCategories: (list: string) => [...root, 'playlist-categories', list] as const,
  premiumPlaylists: (cat: string) => [...root, 'premium-playlists', cat] as const,
  featuredPlaylist: (cat: string) => [...musicKeys.premiumPlaylists(cat), 'featured'] as const,
  searchResults: (kind: string, keywords: string, page: number) =>
    [...root, 'found', keywords, kind, page] as const,
  bestMatches: (keywords: string) => [...root, 'found', keywords, 'best'] as const,
};
