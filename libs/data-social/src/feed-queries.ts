import { type Activity, endpoints } from '@qingyin/contract';
import { expectOk, http } from '@qingyin/http-client';
import { staleTime } from '@qingyin/query-kit';
import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query';
import type { Post } from './feed-post.ts';
import { toPosts } from './parse-post.ts';
import { mergePosts } from './post-state.ts';
import { socialKeys } from './keys.ts';
import { dropUnmutedAuthors } from './muted-authors.ts';

export interface FeedPage {
  posts: readonly Post[];
  more: boolean;
  /** start of the next page */
  lasttime: number;
}
export type Feed = InfiniteData<FeedPage, number>;

/** `lasttime` of the first page (docs/specification/contract/transport.md#pagination-styles). */
const BEGINNING = -1;
const PAGE = 20;
/** Polling interval for new posts while the page is visible, ms. */
const NEWS_EVERY_MS = staleTime.minutes(1);

type Ask = (client: QueryClient, lasttime: number, signal: AbortSignal) => Promise<FeedPage>;

const askFollowed: Ask = async (client, lasttime, signal) => {
  const params = { pagesize: PAGE, lasttime };
  const asked = Date.now();
  const answer = expectOk(await http.call(endpoints.social.event, { params, signal }));
  const page = toPage(client, toPosts(answer.event), answer);
  dropUnmutedAuthors(
    client,
    page.posts.map(({ author }) => author.userId),
    asked,
  );
  return page;
};

const askPerson =
  (uid: string): Ask =>
  async (client, lasttime, signal) => {
    const params = { uid, limit: PAGE, lasttime };
    const answer = expectOk(await http.call(endpoints.social.userEvent, { params, signal }));
    return toPage(client, toPosts(answer.events), answer);
  };

function toPage(
  client: QueryClient,
  posts: readonly Post[],
  { more, lasttime }: Pick<FeedPage, 'more' | 'lasttime'>,
): FeedPage {
  mergePosts(client, posts);
  return { posts, more: more && posts.length > 0, lasttime };
}

/**
 * Infinite query of posts, newest first. New posts are merged by `mergeNewPosts` on request only, so that the
 * content does not move while the user reads.
 */
const feedOf = (queryKey: readonly unknown[], ask: Ask) =>
  infiniteQueryOptions({
    queryKey,
    queryFn: ({ client, pageParam, signal }) => ask(client, pageParam, signal),
    initialPageParam: BEGINNING,
    getNextPageParam: (last: FeedPage) => (last.more ? last.lasttime : undefined),
    staleTime: staleTime.forever,
    // Comparing thousands of posts with each page is too slow.
    structuralSharing: false,
  });

/** Posts of the followed users (docs/specification/contract/social.md#feed-and-posts); needs a login. */
export const feedQuery = () => feedOf(socialKeys.feed(), askFollowed);

/** Posts of one user. Rejects with `ApiError` code 404 when the user does not exist. */
export const personFeedQuery = (uid: string) => feedOf(socialKeys.personFeed(uid), askPerson(uid));

/** Newest posts of the followed users, polled every minute. */
export const newPostsQuery = () =>
  queryOptions({
    queryKey: socialKeys.newPosts(),
    queryFn: ({ client, signal }) => askFollowed(client, BEGINNING, signal),
    staleTime: NEWS_EVERY_MS / 2,
    refetchInterval: NEWS_EVERY_MS,
    refetchOnWindowFocus: true,
    structuralSharing: false,
  });

/** All loaded posts without duplicates. */
export function postsOf(pages: readonly FeedPage[]): Post[] {
  const posts = new Map<number, Post>();
  for (const page of pages) for (const post of page.posts) if (!posts.has(post.id)) posts.set(post.id, post);
  return [...posts.values()];
}

/** Posts of the newest page that the list lacks and that are newer than its first post. */
export function newPostsFor(pages: readonly FeedPage[], news: FeedPage | undefined): readonly Post[] {
  const [first] = pages;
  if (!first || !news) return [];
  const begins = first.posts[0]?.time ?? 0;
  const known = new Set(first.posts.map(({ id }) => id));
  return news.posts.filter(({ id, time }) => time > begins && !known.has(id));
}

/**
 * Inserts the newest page at the top of the feed. When it does not reach down to the known posts, it replaces the
 * feed.
 */
export async function mergeNewPosts(client: QueryClient): Promise<void> {
  const { queryKey } = feedQuery();
  const news = client.getQueryData(newPostsQuery().queryKey);
  // A pending page would overwrite the merged posts.
  await client.cancelQueries({ queryKey, exact: true });
  client.setQueryData<Feed>(queryKey, (feed) => {
    if (!feed || !news) return feed;
    const fresh = newPostsFor(feed.pages, news);
    const [first, ...rest] = feed.pages;
    if (!first || fresh.length === news.posts.length) return { pages: [news], pageParams: [BEGINNING] };
    return { ...feed, pages: [{ ...first, posts: [...fresh, ...first.posts] }, ...rest] };
  });
}

/** Refetches the feed if it is empty. */
export const refetchEmptyFeed = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({
    queryKey: feedQuery().queryKey,
    exact: true,
    predicate: ({ queryKey }) => {
      const feed = client.getQueryData<Feed>(queryKey);
      return feed !== undefined && postsOf(feed.pages).length === 0;
    },
  });

/** Topics for posts (docs/specification/contract/social.md#feed-and-posts). */
export const hotTopicsQuery = () =>
  queryOptions({
    queryKey: socialKeys.topics(),
    queryFn: async ({ signal }): Promise<Activity[]> =>
      expectOk(await http.call(endpoints.social.hotTopic, { params: { limit: 20, offset: 0 }, signal })).hot,
    staleTime: staleTime.minutes(30),
  });
