import { queryRoots } from '@qingyin/query-kit';
import { commentKeys } from './comment-keys.ts';

const root = [queryRoots.social] as const;

/** Query keys of the social calls. */
export const socialKeys = {
  all: root,
  /** prefix of all lists of posts */
  feeds: () => [...root, 'feeds'] as const,
  feed: () => [...root, 'feeds', 'followed'] as const,
  newPosts: () => [...root, 'feeds', 'news'] as const,
  personFeed: (uid: string) => [...root, 'feeds', 'person', uid] as const,
  /** shared state of one post */
  post: (id: number) => [...root, 'post', id] as const,
  commentedPost: (id: number | null) => [...root, 'commented-post', id] as const,
  /** mutations of one post */
  changing: (id: number) => [...root, 'changing-post', id] as const,
  hiddenPosts: () => [...root, 'hidden-posts'] as const,
  ownPosts: () => [...root, 'own-posts'] as const,
  mutedAuthors: () => [...root, 'muted-here'] as const,
  topics: () => [...root, 'topics'] as const,
  person: (uid: string) => [...root, 'person', uid] as const,
  level: (uid: string) => [...root, 'level', uid] as const,
  /** prefix of all lists of users */
  people: () => [...root, 'people'] as const,
  follows: (uid: string) => [...socialKeys.people(), 'follows', uid] as const,
  fans: (uid: string) => [...socialKeys.people(), 'fans', uid] as const,
  suggested: () => [...socialKeys.people(), 'suggested'] as const,
  /** blocked and muted users */
  hidden: () => [...root, 'hidden'] as const,
  notifications: () => [...root, 'notices'] as const,
  notificationList: () => [...socialKeys.notifications(), 'list'] as const,
  unreadNotifications: () => [...socialKeys.notifications(), 'unread'] as const,
  ...commentKeys,
  /** comments on moments of a song */
  moments: (id: string) => [...root, 'moments', id] as const,
  commentDensity: (id: string) => [...socialKeys.moments(id), 'heat'] as const,
  momentsWithin: (id: string, from: number, to: number) => [...socialKeys.moments(id), from, to] as const,
};
