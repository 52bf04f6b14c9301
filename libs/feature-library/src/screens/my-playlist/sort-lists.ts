import type { Playlist } from '@qingyin/contract';
import { keptValue, queryRoots } from '@qingyin/query-kit';

/** How playlists can be shown; `own` is the order the user has put them in, which the service keeps. */
export const listSorts = ['own', 'name', 'updated', 'songs'] as const;
export type ListSort = (typeof listSorts)[number];

/** What was kept, made safe. */
export const readSort = (kept: unknown): ListSort => listSorts.find((sort) => sort === kept) ?? 'own';

/** The choice of this device. */
export const keptSort = keptValue(queryRoots.library, 'my-playlist-sort', readSort);

/** Lists in an order; those that are equal in it stay in the user's own. */
export function sortLists(lists: readonly Playlist[], sort: ListSort, locale: string): readonly Playlist[] {
  if (sort === 'own') return lists;
  if (sort === 'updated') return lists.toSorted((a, b) => changedAt(b) - changedAt(a));
  if (sort === 'songs') return lists.toSorted((a, b) => b.trackCount - a.trackCount);
  const { compare } = new Intl.Collator(locale, { numeric: true });
  return lists.toSorted((a, b) => compare(a.name, b.name));
}

/** Songs in or out count as much as a new name. */
const changedAt = ({ updateTime, trackUpdateTime }: Playlist) => Math.max(updateTime, trackUpdateTime);
