import { endpoints, type PlaylistCategory } from '@qingyin/contract';
import { expectOk, http } from '@qingyin/http-client';
import { staleTime } from '@qingyin/query-kit';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { musicKeys } from './keys.ts';

/** The contract's name for all categories. */
export const ALL_PLAYLISTS = '全部';
/** Page size; fills the rows of a grid of 2, 3, 5 or 6 columns. */
export const PLAYLISTS_PER_PAGE = 30;

const CATEGORIES_STALE_MS = staleTime.minutes(30);
const LISTS_STALE_MS = staleTime.minutes(5);

export interface PlaylistFilter {
  /** name of a category; `ALL_PLAYLISTS` for all */
  cat: string;
  order: 'hot' | 'new';
  /** from 1 */
  page: number;
}

export interface PlaylistCategoryGroup {
  /** name of the group, e.g. 语种 */
  name: string;
  categories: PlaylistCategory[];
}

/** A page of the playlists of a category (docs/specification/contract/discover.md#playlist-categories). */
export const playlistSquareQuery = ({ cat, order, page }: PlaylistFilter) =>
  queryOptions({
    queryKey: musicKeys.playlistSquare(cat, order, page),
    queryFn: async ({ signal }) => {
      const { playlists, total } = expectOk(
        await http.call(endpoints.music.topPlaylist, {
          params: { cat, order, limit: PLAYLISTS_PER_PAGE, offset: (page - 1) * PLAYLISTS_PER_PAGE },
          signal,
        }),
      );
      return { playlists, total };
    },
    staleTime: LISTS_STALE_MS,
  });

/** Names of the popular categories. */
export const hotCategoriesQuery = () =>
  queryOptions({
    queryKey: musicKeys.playlistCategories('hot'),
    queryFn: async ({ signal }): Promise<string[]> =>
      expectOk(await http.call(endpoints.music.playlistHot, { signal })).tags.map(({ name }) => name),
    staleTime: CATEGORIES_STALE_MS,
  });

/** All categories by group; empty groups are left out. */
export const playlistCategoriesQuery = () =>
  queryOptions({
    queryKey: musicKeys.playlistCategories('shelves'),
    queryFn: async ({ signal }): Promise<PlaylistCategoryGroup[]> => {
      const { sub, categories } = expectOk(await http.call(endpoints.music.playlistCatlist, { signal }));
      return Object.entries(categories)
        .map(([key, name]) => ({ name, categories: sub.filter(({ category }) => category === Number(key)) }))
        .filter((shelf) => shelf.categories.length > 0);
    },
    staleTime: CATEGORIES_STALE_MS,
  });

/** Names of the categories that have premium playlists. */
export const premiumCategoriesQuery = () =>
  queryOptions({
    queryKey: musicKeys.playlistCategories('premium'),
    queryFn: async ({ signal }): Promise<string[]> =>
      expectOk(await http.call(endpoints.music.playlistHighqualityTags, { signal })).tags.map(
        ({ name }) => name,
      ),
    staleTime: CATEGORIES_STALE_MS,
  });

/** Infinite query of the premium playlists of a category. */
export const premiumPlaylistsQuery = (cat: string) =>
  infiniteQueryOptions({
    queryKey: musicKeys.premiumPlaylists(cat),
    queryFn: async ({ pageParam, signal }) =>
      await premiumPage(cat, PLAYLISTS_PER_PAGE, pageParam || undefined, signal),
    initialPageParam: 0,
    getNextPageParam: ({ playlists, more, lasttime }) =>
      more && playlists.length > 0 ? lasttime : undefined,
    staleTime: LISTS_STALE_MS,
  });

/** The first premium playlist of a category; null when there is none. */
export const featuredPlaylistQuery = (cat: string) =>
  queryOptions({
    queryKey: musicKeys.featuredPlaylist(cat),
    queryFn: async ({ signal }) => (await premiumPage(cat, 1, undefined, signal)).playlists[0] ?? null,
    staleTime: LISTS_STALE_MS,
  });

async function premiumPage(cat: string, limit: number, before: number | undefined, signal: AbortSignal) {
  const answer = await http.call(endpoints.music.topPlaylistHighquality, {
    params: { cat, limit, before },
    signal,
  });
  const { playlists, more, lasttime } = expectOk(answer);
  return { playlists, more, lasttime };
}
