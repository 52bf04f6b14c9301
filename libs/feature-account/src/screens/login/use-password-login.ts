import { loginMutation, type Credentials } from '@qingyin/data-account';
import { useSessionStore } from '@qingyin/session/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';

/**
 * Signs in, keeps the session (seed §3) and forgets what was fetched as a guest. `onDone` runs after that; a
 * failure stays in `error` until the next try.
 */
export function usePasswordLogin(onDone: () => Promise<void>) {
  const session = useSessionStore();
  const queryClient = useQueryClient();
  const { mutationFn } = loginMutation();
  return useMutation({
    ...loginMutation(),
    mutationFn: async (credentials: Credentials, context) => {
      if (!mutationFn) throw new Error('loginMutation without a function');
      const answer = await mutationFn(credentials, context);
      const userId = answer.profile?.userId ?? answer.account?.id;
      session.save({
        ...(answer.cookie ? { cookie: answer.cookie } : {}),
        ...(userId ? { userId: String(userId) } : {}),
        visitor: false,
        login: true,
      });
      queryClient.clear();
      await onDone();
      return answer;
    },
  });
}
