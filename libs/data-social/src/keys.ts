import { queryRoots } from '@qingyin/query-kit';
import { commentKeys } from './comment-keys.ts';

const root = [queryRoots.social] as const;

/** Keys of what the social calls answer. */
export const socialKeys = {
  all: root,
  /** what people posted: everything that is a list of events */
  feeds: () => [...root, 'feeds'] as const,
  feed: () => [...root, 'feeds', 'followed'] as const,
  feedNews: () => [...root, 'feeds', 'news'] as const,
  personFeed: (uid: string) => [...root, 'feeds', 'person', uid] as const,
  /** one post, as every list shows it */
  post: (id: number) => [...root, 'post', id] as const,
  commentedPost: (id: number | null) => [...root, 'commented-post', id] as const,
  /** what is being changed about one post (mutations) */
  changing: (id: number) => [...root, 'changing-post', id] as const,
  hiddenPosts: () => [...root, 'hidden-posts'] as const,
  ownPosts: () => [...root, 'own-posts'] as const,
  mutedHere: () => [...root, 'muted-here'] as const,
  topics: () => [...root, 'topics'] as const,
  person: (uid: string) => [...root, 'person', uid] as const,
  mentionable: (uid: string) => [...root, 'mentionable', uid] as const,
  level: (uid: string) => [...root, 'level', uid] as const,
  record: (uid: string, span: string) => [...root, 'record', uid, span] as const,
  /** everything that is a list of people */
  people: () => [...root, 'people'] as const,
  follows: (uid: string) => [...socialKeys.people(), 'follows', uid] as const,
  fans: (uid: string) => [...socialKeys.people(), 'fans', uid] as const,
  suggested: () => [...socialKeys.people(), 'suggested'] as const,
  followedArtists: (uid: string) => [...root, 'followed-artists', uid] as const,
  /** whom one does not want to see or hear of */
  hidden: () => [...root, 'hidden'] as const,
  feedPrivacy: () => [...root, 'feed-privacy'] as const,
  notices: () => [...root, 'notices'] as const,
  noticeList: () => [...socialKeys.notices(), 'list'] as const,
  unreadNotices: () => [...socialKeys.notices(), 'unread'] as const,
  noticeChoice: () => [...root, 'notice-choice'] as const,
  reports: () => [...root, 'reports'] as const,
  reportList: (kept: boolean) => [...socialKeys.reports(), kept] as const,
  ...commentKeys,
  /** what people say of moments of a song */
  moments: (id: string) => [...root, 'moments', id] as const,
  heat: (id: string) => [...socialKeys.moments(id), 'heat'] as const,
  momentsWithin: (id: string, from: number, to: number) => [...socialKeys.moments(id), from, to] as const,
};
