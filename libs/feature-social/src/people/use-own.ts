import { useSession } from '@qingyin/session/react';

/** Whether a page is the signed-in user's own. */
export const useOwn = (uid: string): boolean => useSession(({ login, userId }) => login && userId === uid);
