import type { Playlist } from '@qingyin/contract';

/** Playlists created by the user, or collected from others. */
export type PlaylistKind = 'created' | 'collected';

/** Playlists of a kind, in their owner's order. */
export const playlistsOfKind = (kind: PlaylistKind, uid: string, lists: readonly Playlist[]): Playlist[] =>
  lists.filter(({ userId }) => (String(userId) === uid) === (kind === 'created'));
