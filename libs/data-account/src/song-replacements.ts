import {
  type DuplicateGroup,
  type DuplicateSearch,
  endpoints,
  type MadeReplacement,
  type MissingSong,
  REPLACED_SONGS_MAX,
  type ReplacementPreview,
} from '@qingyin/contract';
import { expectOk, http } from '@qingyin/http-client';
import { queryRoots } from '@qingyin/query-kit';
import { infiniteQueryOptions, mutationOptions, queryOptions } from '@tanstack/react-query';

/** Capability of servers whose administrators replace missing songs and duplicates (docs/api-extensions.md). */
export const SONG_REPLACEMENTS = 'song-replacements';

/** Time between two looks at a running search, ms. */
const LOOK_EVERY_MS = 1000;

/** A song, and the one that stands in for it; null: it is forgotten. */
export interface SongPair {
  from: number;
  to: number | null;
}

/** Query keys, which only this file's lists need. */
const replacementKeys = {
  missingSongs: () => [queryRoots.account, 'missing-songs'] as const,
  replacements: () => [queryRoots.account, 'replacements'] as const,
  replacementPreview: (pairs: string) => [queryRoots.account, 'replacement-preview', pairs] as const,
  duplicates: () => [queryRoots.account, 'duplicates'] as const,
};

const textOf = (pairs: readonly SongPair[]): string =>
  pairs.map(({ from, to }) => `${from}:${to ?? ''}`).join(',');

/** Pairs in portions that one request takes. */
const portionsOf = (pairs: readonly SongPair[]): (readonly SongPair[])[] =>
  Array.from({ length: Math.ceil(pairs.length / REPLACED_SONGS_MAX) }, (_, at) =>
    pairs.slice(at * REPLACED_SONGS_MAX, (at + 1) * REPLACED_SONGS_MAX),
  );

/** Loaded so far, for the offset of the next page. */
const countItems = <Page extends { items: readonly unknown[] }>(pages: readonly Page[]): number =>
  pages.reduce((sum, { items }) => sum + items.length, 0);

/** Infinite query of the songs whose file is gone, with songs that may stand in for them. */
export const missingSongsQuery = () =>
  infiniteQueryOptions({
    queryKey: replacementKeys.missingSongs(),
    queryFn: async ({ pageParam, signal }): Promise<{ items: MissingSong[]; more: boolean }> => {
      const params = { offset: pageParam };
      const { data, more } = expectOk(
        await http.call(endpoints.account.adminMissingSongs, { params, signal }),
      );
      return { items: data, more };
    },
    initialPageParam: 0,
    getNextPageParam: (last, pages) => (last.more ? countItems(pages) : undefined),
    staleTime: 0,
  });

/**
 * What replacing these songs would move, or forgetting them delete. Of more than 500 songs, a playlist counts once for
 * each 500 that it contains songs of.
 */
export const replacementPreviewQuery = (pairs: readonly SongPair[]) =>
  queryOptions({
    queryKey: replacementKeys.replacementPreview(textOf(pairs)),
    queryFn: async ({ signal }): Promise<ReplacementPreview> => {
      const sum = { songs: 0, playlists: 0, likes: 0, ratings: 0, plays: 0, comments: 0 };
      for (const some of portionsOf(pairs)) {
        const params = { pairs: textOf(some) };
        const { data } = expectOk(
          await http.call(endpoints.account.adminReplacementPreview, { params, signal }),
        );
        for (const key of Object.keys(sum) as (keyof ReplacementPreview)[]) sum[key] += data[key];
      }
      return sum;
    },
    staleTime: 0,
    gcTime: 0,
  });

/** Infinite query of the replacements that were made, latest first. */
export const replacementsQuery = () =>
  infiniteQueryOptions({
    queryKey: replacementKeys.replacements(),
    queryFn: async ({ pageParam, signal }): Promise<{ items: MadeReplacement[]; more: boolean }> => {
      const params = { offset: pageParam };
      const { data, more } = expectOk(
        await http.call(endpoints.account.adminReplacements, { params, signal }),
      );
      return { items: data, more };
    },
    initialPageParam: 0,
    getNextPageParam: (last, pages) => (last.more ? countItems(pages) : undefined),
    staleTime: 0,
  });

/** Infinite query of groups of duplicates, with the state of the search; looks again while one runs. */
export const duplicatesQuery = () =>
  infiniteQueryOptions({
    queryKey: replacementKeys.duplicates(),
    queryFn: async ({
      pageParam,
      signal,
    }): Promise<{ items: DuplicateGroup[]; more: boolean; search: DuplicateSearch }> => {
      const params = { offset: pageParam };
      const { data, more, search } = expectOk(
        await http.call(endpoints.account.adminDuplicates, { params, signal }),
      );
      return { items: data, more, search };
    },
    initialPageParam: 0,
    getNextPageParam: (last, pages) => (last.more ? countItems(pages) : undefined),
    refetchInterval: ({ state }) => (state.data?.pages[0]?.search.running ? LOOK_EVERY_MS : false),
    staleTime: 0,
  });

/** All lists may contain replaced songs. */
const meta = {
  invalidates: [
    [queryRoots.music],
    [queryRoots.library],
    replacementKeys.missingSongs(),
    replacementKeys.replacements(),
    replacementKeys.duplicates(),
  ],
};

/** Replaces or forgets songs. Resolves with the ids of the replacements. */
export const replaceSongsMutation = () =>
  mutationOptions({
    mutationFn: async (pairs: readonly SongPair[]): Promise<number[]> => {
      const ids: number[] = [];
      for (const some of portionsOf(pairs)) {
        const params = { pairs: textOf(some) };
        ids.push(...expectOk(await http.call(endpoints.account.adminReplacementAdd, { params })).ids);
      }
      return ids;
    },
    meta,
  });

/** Undoes replacements, the latest first. */
export const undoReplacementsMutation = () =>
  mutationOptions({
    mutationFn: async (ids: readonly number[]): Promise<void> => {
      for (const id of ids.toReversed())
        expectOk(await http.call(endpoints.account.adminReplacementUndo, { params: { id } }));
    },
    meta,
  });

/** Starts a search for duplicates. */
export const searchDuplicatesMutation = () =>
  mutationOptions({
    mutationFn: async () => expectOk(await http.call(endpoints.account.adminDuplicatesSearch)),
    meta: { invalidates: [replacementKeys.duplicates()] },
  });

/** Remembers that all songs of a group are wanted, or takes it back. */
export const keepDuplicatesMutation = () =>
  mutationOptions({
    mutationFn: async (params: { id: number; kept: boolean }) =>
      expectOk(await http.call(endpoints.account.adminDuplicatesKeep, { params })),
    meta: { invalidates: [replacementKeys.duplicates()] },
  });
