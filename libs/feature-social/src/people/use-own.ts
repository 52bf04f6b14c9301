import { useSession } from '@qingyin/session/react';

/** Whether `uid` is the signed-in user. */
export const useOwn = (uid: string): boolean => useSession(({ login, userId }) => login && userId === uid);
