import type { RecentList } from '@qingyin/contract';
import { queryRoots } from '@qingyin/query-kit';
import { libraryKeys } from './keys.ts';

/** Query keys that the first screen does not need. */
export const lazyLibraryKeys = {
  recent: (uid: string, list: RecentList) => [...libraryKeys.recents(), uid, list] as const,
  recentMix: (uid: string) => [...libraryKeys.recents(), 'mix', uid] as const,
  ownDevice: () => [queryRoots.library, 'own-device'] as const,
  continueDevices: (uid: string) => [queryRoots.library, 'continue', uid] as const,
  report: (uid: string, from: number, to: number) =>
    [...libraryKeys.recents(), 'report', uid, from, to] as const,
  libraryPlaylistFiles: (uid: string) => [queryRoots.library, 'library-playlist-files', uid] as const,
  /** one key per kind of collection: albums, artists, films, topics */
  collection: (kind: string) => [queryRoots.library, kind] as const,
  versions: (id: string) => [...libraryKeys.playlists(), 'versions', id] as const,
  smartPlaylists: (uid: string) => [queryRoots.library, 'smart', 'lists', uid] as const,
  ratings: (uid: string) => [queryRoots.library, 'ratings', uid] as const,
  facts: (uid: string, id: number) => [queryRoots.library, 'facts', uid, id] as const,
  rate: () => [queryRoots.library, 'rate'] as const,
  plays: (uid: string) => [...libraryKeys.recents(), 'plays', uid] as const,
  smartResults: () => [queryRoots.library, 'smart', 'songs'] as const,
  smartSongs: (rules: string) => [...lazyLibraryKeys.smartResults(), rules] as const,
  playlistsContaining: (trackIds: readonly number[]) =>
    [...libraryKeys.playlists(), 'holding', trackIds.join()] as const,
};
