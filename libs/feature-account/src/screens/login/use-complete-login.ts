import type { LoginAnswer } from '@qingyin/contract';
import { useSessionStore } from '@qingyin/session/react';
import { useQueryClient } from '@tanstack/react-query';

/**
 * Completes a login: saves the session (docs/specification/session.md#stored-values), which finishes the guest's
 * login intent, clears the guest's cached answers and calls `onDone`.
 */
export function useCompleteLogin(onDone: () => Promise<void>): (answer: LoginAnswer) => Promise<void> {
  const session = useSessionStore();
  const queryClient = useQueryClient();
  return async (answer) => {
    const userId = answer.profile?.userId ?? answer.account?.id;
    session.save({
      ...(answer.cookie ? { cookie: answer.cookie } : {}),
      ...(userId ? { userId: String(userId) } : {}),
      visitor: false,
      login: true,
    });
    queryClient.clear();
    await onDone();
  };
}
