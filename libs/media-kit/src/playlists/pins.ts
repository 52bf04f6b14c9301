import { keptValue, queryRoots } from '@qingyin/query-kit';
import { useQuery, useQueryClient } from '@tanstack/react-query';

/** What was kept, made safe: ids of playlists, the one pinned first in front. */
export const readPins = (kept: unknown): number[] =>
  Array.isArray(kept) ? [...new Set(kept.filter((id) => Number.isSafeInteger(id) && id > 0))] : [];

/** Playlists that this device keeps at the top of the navigation. */
export const pinnedLists = keptValue(queryRoots.library, 'pinned-playlists', readPins);

const none: readonly number[] = [];

/** The pinned playlists, and the way to pin one or to let it go. Ids of somebody else's lists do no harm. */
export function usePins() {
  const queryClient = useQueryClient();
  const { data } = useQuery(pinnedLists.query());
  const pinned = data ?? none;
  return {
    pinned,
    /** what this device keeps has been read */
    known: data !== undefined,
    toggle: (id: number) =>
      void pinnedLists.keep(
        queryClient,
        pinned.includes(id) ? pinned.filter((other) => other !== id) : [...pinned, id],
      ),
  };
}
