import type { CollectedAlbum, CollectedArtist, Topic, VideoBrief } from '@qingyin/contract';
import { endpoints } from '@qingyin/contract';
import { expectOk, http } from '@qingyin/http-client';
import { staleTime } from '@qingyin/query-kit';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { lazyLibraryKeys } from '../lazy-keys.ts';
import { nextOffset, type CollectionPage } from './collection-pages.ts';

/** Types of collected resources by the kind of collection; films are MVs and videos mixed. */
export interface Collected {
  albums: CollectedAlbum;
  artists: CollectedArtist;
  films: VideoBrief;
  topics: Topic;
}
export type CollectionKind = keyof Collected;

/**
 * Page sizes: the first page fills a screen, later ones are larger
 * (docs/specification/contract/my-music.md#collections).
 */
const FIRST = 48;
const NEXT = 96;

interface Slice {
  limit: number;
  offset: number;
}
interface Answer<Thing> {
  data: Thing[];
  count: number;
  hasMore: boolean;
}
type Ask<Thing> = (params: Slice, signal: AbortSignal) => Promise<Answer<Thing>>;

const ask: { [Kind in CollectionKind]: Ask<Collected[Kind]> } = {
  albums: async (params, signal) =>
    expectOk(await http.call(endpoints.library.albumSublist, { params, signal })),
  artists: async (params, signal) =>
    expectOk(await http.call(endpoints.library.artistSublist, { params, signal })),
  films: async (params, signal) => expectOk(await http.call(endpoints.library.mvSublist, { params, signal })),
  topics: async (params, signal) =>
    expectOk(await http.call(endpoints.library.topicSublist, { params, signal })),
};

/** Infinite query of the user's collection of a kind, newest first. */
export const collectionQuery = <Kind extends CollectionKind>(kind: Kind) =>
  infiniteQueryOptions({
    queryKey: lazyLibraryKeys.collection(kind),
    queryFn: async ({ pageParam, signal }): Promise<CollectionPage<Collected[Kind]>> => {
      const slice = { limit: pageParam === 0 ? FIRST : NEXT, offset: pageParam };
      const { data, count, hasMore } = await ask[kind](slice, signal);
      // An empty page with `hasMore` would be requested forever.
      return { entries: data, count, more: hasMore && data.length > 0, removedIds: [] };
    },
    initialPageParam: 0,
    getNextPageParam: ({ more }, pages) => (more ? nextOffset(pages) : undefined),
    staleTime: staleTime.minutes(5),
  });
