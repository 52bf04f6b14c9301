import { type RecentList } from '@qingyin/contract';
import { queryRoots } from '@qingyin/query-kit';

const root = [queryRoots.library] as const;

export const libraryKeys = {
  all: root,
  likes: () => [...root, 'liked-ids'] as const,
  likedIds: (uid: string) => [...libraryKeys.likes(), uid] as const,
  like: () => [...root, 'like'] as const,
  cloud: (uid: string) => [...root, 'cloud', uid] as const,
  tagReadings: (uid: string, id: number) => [...root, 'cloud-tag-readings', uid, id] as const,
  cloudMatches: (criteria: object) => [...root, 'cloud-matches', criteria] as const,
  recents: () => [...root, 'recent'] as const,
  recent: (uid: string, list: RecentList) => [...libraryKeys.recents(), uid, list] as const,
  recentMix: (uid: string) => [...libraryKeys.recents(), 'mix', uid] as const,
  ownDevice: () => [...root, 'own-device'] as const,
  continueDevices: (uid: string) => [...root, 'continue', uid] as const,
  report: (uid: string, from: number, to: number) =>
    [...libraryKeys.recents(), 'report', uid, from, to] as const,
  playlists: () => [...root, 'playlists'] as const,
  libraryPlaylistFiles: (uid: string) => [...root, 'library-playlist-files', uid] as const,
  userPlaylists: (uid: string) => [...libraryKeys.playlists(), uid] as const,
  /** one key per kind of collection: albums, artists, films, topics */
  collection: (kind: string) => [...root, kind] as const,
  versions: (id: string) => [...libraryKeys.playlists(), 'versions', id] as const,
  movePlaylists: () => [...root, 'move-playlists'] as const,
  smartPlaylists: (uid: string) => [...root, 'smart', 'lists', uid] as const,
  smartSongs: (rules: string) => [...root, 'smart', 'songs', rules] as const,
  /** prefix of data-music's keys of a playlist and its parts */
  playlistPage: (id: string) => [queryRoots.music, 'playlist', id] as const,
  playlistsContaining: (trackIds: readonly number[]) =>
    [...libraryKeys.playlists(), 'holding', trackIds.join()] as const,
};
