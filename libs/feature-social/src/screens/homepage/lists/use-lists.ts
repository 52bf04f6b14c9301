import type { Playlist } from '@qingyin/contract';
import { userPlaylistsQuery } from '@qingyin/data-library';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type ListKind, listsOf } from './list-kind.ts';

/** Playlists of a user by kind; suspends while they load. */
export function useLists(uid: string, kind: ListKind): readonly Playlist[] {
  const { data } = useSuspenseQuery(userPlaylistsQuery(uid));
  return useMemo(() => listsOf(kind, uid, data), [kind, uid, data]);
}
