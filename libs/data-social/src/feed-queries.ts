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
import { toPosts } from './feed-read.ts';
import { learnPosts } from './feed-state.ts';
import { socialKeys } from './keys.ts';
import { learnMuted } from './muted-here.ts';

export interface FeedPage {
  posts: readonly Post[];
  more: boolean;
  /** where the next page goes on */
  lasttime: number;
}
export type Feed = InfiniteData<FeedPage, number>;

/** Where a list begins (contract page, 2 "lasttime"). */
const BEGINNING = -1;
const PAGE = 20;
/** How often is looked for something new while the page is seen, ms. */
const NEWS_EVERY_MS = staleTime.minutes(1);

type Ask = (client: QueryClient, lasttime: number, signal: AbortSignal) => Promise<FeedPage>;

const askFollowed: Ask = async (client, lasttime, signal) => {
  const params = { pagesize: PAGE, lasttime };
  const asked = Date.now();
  const answer = expectOk(await http.call(endpoints.social.event, { params, signal }));
  const page = toPage(client, toPosts(answer.event), answer);
  learnMuted(
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
  learnPosts(client, posts);
  return { posts, more: more && posts.length > 0, lasttime };
}

/** A list of posts, the newest first. What is new comes by `bringNews` and not by itself: nothing moves under a reader. */
const feedOf = (queryKey: readonly unknown[], ask: Ask) =>
  infiniteQueryOptions({
    queryKey,
    queryFn: ({ client, pageParam, signal }) => ask(client, pageParam, signal),
    initialPageParam: BEGINNING,
    getNextPageParam: (last: FeedPage) => (last.more ? last.lasttime : undefined),
    staleTime: staleTime.forever,
    // Thousands of posts would be compared with each page.
    structuralSharing: false,
  });

/** What people one follows posted (contract page, 4.8); needs a login. */
export const feedQuery = () => feedOf(socialKeys.feed(), askFollowed);

/** What one person posted. Rejects with `ApiError`: code 404 there is nobody. */
export const personFeedQuery = (uid: string) => feedOf(socialKeys.personFeed(uid), askPerson(uid));

/** The newest posts of people one follows as the service has them now, looked for from time to time. */
export const feedNewsQuery = () =>
  queryOptions({
    queryKey: socialKeys.feedNews(),
    queryFn: ({ client, signal }) => askFollowed(client, BEGINNING, signal),
    staleTime: NEWS_EVERY_MS / 2,
    refetchInterval: NEWS_EVERY_MS,
    refetchOnWindowFocus: true,
    structuralSharing: false,
  });

/** The posts that are there so far, each once. */
export function postsOf(pages: readonly FeedPage[]): Post[] {
  const posts = new Map<number, Post>();
  for (const page of pages) for (const post of page.posts) if (!posts.has(post.id)) posts.set(post.id, post);
  return [...posts.values()];
}

/** Those of the newest page that a list does not have, and that are newer than what it begins with. */
export function newsFor(pages: readonly FeedPage[], news: FeedPage | undefined): readonly Post[] {
  const [first] = pages;
  if (!first || !news) return [];
  const begins = first.posts[0]?.time ?? 0;
  const known = new Set(first.posts.map(({ id }) => id));
  return news.posts.filter(({ id, time }) => time > begins && !known.has(id));
}

/** Puts the newest page on top of the list. Where it does not reach down to what is there, the list begins anew with it. */
export async function bringNews(client: QueryClient): Promise<void> {
  const { queryKey } = feedQuery();
  const news = client.getQueryData(feedNewsQuery().queryKey);
  // A page that is under way would write over what is put in here.
  await client.cancelQueries({ queryKey, exact: true });
  client.setQueryData<Feed>(queryKey, (feed) => {
    if (!feed || !news) return feed;
    const fresh = newsFor(feed.pages, news);
    const [first, ...rest] = feed.pages;
    if (!first || fresh.length === news.posts.length) return { pages: [news], pageParams: [BEGINNING] };
    return { ...feed, pages: [{ ...first, posts: [...fresh, ...first.posts] }, ...rest] };
  });
}

/** Asks for the feed anew where it is shown and holds no posts. */
export const fillFeed = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({
    queryKey: feedQuery().queryKey,
    exact: true,
    predicate: ({ queryKey }) => {
      const feed = client.getQueryData<Feed>(queryKey);
      return feed !== undefined && postsOf(feed.pages).length === 0;
    },
  });

/** Topics that people post under (contract page, 4.8). */
export const hotTopicsQuery = () =>
  queryOptions({
    queryKey: socialKeys.topics(),
    queryFn: async ({ signal }): Promise<Activity[]> =>
      expectOk(await http.call(endpoints.social.hotTopic, { params: { limit: 20, offset: 0 }, signal })).hot,
    staleTime: staleTime.minutes(30),
  });
