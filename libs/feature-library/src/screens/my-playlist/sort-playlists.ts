import type { Playlist } from '@qingyin/contract';
import { persistedValue, queryRoots } from '@qingyin/query-kit';

/** Sort orders of playlists; `own` is the user's order, stored by the service. */
export const playlistSorts = ['own', 'name', 'updated', 'songs'] as const;
export type PlaylistSort = (typeof playlistSorts)[number];

/** Parses a persisted sort order; `own` for unknown values. */
export const parseSort = (kept: unknown): PlaylistSort =>
  playlistSorts.find((sort) => sort === kept) ?? 'own';

/** Persisted sort order of the playlists, per device. */
export const persistedSort = persistedValue(queryRoots.library, 'my-playlist-sort', parseSort);

/** Sorts playlists; equal ones stay in the user's own order. */
export function sortPlaylists(
  lists: readonly Playlist[],
  sort: PlaylistSort,
  locale: string,
): readonly Playlist[] {
  if (sort === 'own') return lists;
  if (sort === 'updated') return lists.toSorted((a, b) => changedAt(b) - changedAt(a));
  if (sort === 'songs') return lists.toSorted((a, b) => b.trackCount - a.trackCount);
  const { compare } = new Intl.Collator(locale, { numeric: true });
  return lists.toSorted((a, b) => compare(a.name, b.name));
}

/** Time of the last change of the playlist or its songs. */
const changedAt = ({ updateTime, trackUpdateTime }: Playlist) => Math.max(updateTime, trackUpdateTime);
