import { queryRoots } from '@qingyin/query-kit';

/** Query keys that the first screen does not need. */
export const lazySocialKeys = {
  reports: () => [queryRoots.social, 'reports'] as const,
  reportList: (kept: boolean) => [...lazySocialKeys.reports(), kept] as const,
  notificationSettings: () => [queryRoots.social, 'notice-choice'] as const,
  feedPrivacy: () => [queryRoots.social, 'feed-privacy'] as const,
  record: (uid: string, span: string) => [queryRoots.social, 'record', uid, span] as const,
  mentionable: (uid: string) => [queryRoots.social, 'mentionable', uid] as const,
  followedArtists: (uid: string) => [queryRoots.social, 'followed-artists', uid] as const,
};
