import { useSession } from '@qingyin/session/react';

/** Whether `uid` is the signed-in user. */
export const useIsOwnProfile = (uid: string): boolean =>
  useSession(({ login, userId }) => login && userId === uid);
