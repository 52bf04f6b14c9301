import type { Playlist } from '@qingyin/contract';
import { userPlaylistsQuery } from '@qingyin/data-library';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type ListKind, listsOf } from './list-kind.ts';

/** Somebody's lists of a kind; suspends until they are there. */
export function useLists(uid: string, kind: ListKind): readonly Playlist[] {
  const { data } = useSuspenseQuery(userPlaylistsQuery(uid));
  return useMemo(() => listsOf(kind, uid, data), [kind, uid, data]);
}
