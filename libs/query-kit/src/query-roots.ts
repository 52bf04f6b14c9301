/** First element of every query key, one per data library, so that keys do not collide. */
export const queryRoots = {
  account: 'account',
  music: 'music',
  video: 'video',
  social: 'social',
  library: 'library',
  system: 'system',
} as const;

export type QueryRoot = (typeof queryRoots)[keyof typeof queryRoots];
