import type { Playlist } from '@qingyin/contract';
import { userPlaylistsQuery } from '@qingyin/data-library';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type PlaylistKind, playlistsOfKind } from './playlist-kind.ts';

/** Playlists of a user by kind; suspends while they load. */
export function useUserPlaylists(uid: string, kind: PlaylistKind): readonly Playlist[] {
  const { data } = useSuspenseQuery(userPlaylistsQuery(uid));
  return useMemo(() => playlistsOfKind(kind, uid, data), [kind, uid, data]);
}
