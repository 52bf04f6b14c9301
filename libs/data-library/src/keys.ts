import { queryRoots } from '@qingyin/query-kit';

const root = [queryRoots.library] as const;

export const libraryKeys = {
  all: root,
  likedIds: (uid: string) => [...root, 'liked-ids', uid] as const,
  like: () => [...root, 'like'] as const,
  playlists: () => [...root, 'playlists'] as const,
  userPlaylists: (uid: string) => [...libraryKeys.playlists(), uid] as const,
};
