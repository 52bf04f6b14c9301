import { queryRoots } from '@qingyin/query-kit';

const root = [queryRoots.library] as const;

export const libraryKeys = {
  all: root,
  likes: () => [...root, 'liked-ids'] as const,
  likedIds: (uid: string) => [...libraryKeys.likes(), uid] as const,
  like: () => [...root, 'like'] as const,
  recents: () => [...root, 'recent'] as const,
  playlists: () => [...root, 'playlists'] as const,
  userPlaylists: (uid: string) => [...libraryKeys.playlists(), uid] as const,
  movePlaylists: () => [...root, 'move-playlists'] as const,
  /** prefix of data-music's keys of a playlist and its parts */
  playlistPage: (id: string) => [queryRoots.music, 'playlist', id] as const,
};
