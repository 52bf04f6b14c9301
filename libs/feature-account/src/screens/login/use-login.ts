import type { LoginAnswer } from '@qingyin/contract';
import { ApiError } from '@qingyin/http-client';
import { actionBar } from '@qingyin/ui';
import { useMutation, type UseMutationOptions } from '@tanstack/react-query';
import { CookiesBlockedError, requireCookies, requireRecognizedUser } from './require-cookies.ts';
import { useCompleteLogin } from './use-complete-login.ts';

/**
 * Mutation of one login way: requires cookies, logs in, verifies the session, then returns to the previous page. A
 * failure stays in `error` until the next try.
 * @throws CookiesBlockedError if the browser stores no cookies
 */
export function useLogin<Proof>(
  way: UseMutationOptions<LoginAnswer, Error, Proof>,
  onDone: () => Promise<void>,
) {
  const signedIn = useCompleteLogin(onDone);
  const { mutationFn } = way;
  return useMutation({
    ...way,
    mutationFn: async (proof: Proof, context) => {
      if (!mutationFn) throw new Error('Login mutation without a mutationFn');
      requireCookies();
      const answer = await mutationFn(proof, context);
      await requireRecognizedUser(context.client);
      requireUser(answer);
      await signedIn(answer);
      return answer;
    },
    onError: (error, ...rest) => {
      // The message about blocked storage is less specific and covers the error on a small screen.
      if (error instanceof CookiesBlockedError) actionBar.hide();
      return way.onError?.(error, ...rest);
    },
  });
}

/**
 * Checks that the answer names the user. A gateway that answers for a service that is down, or a service of another
 * kind, may send nothing but a code of success.
 * @throws ApiError as for a broken gateway
 */
function requireUser({ account, profile, cookie }: LoginAnswer): void {
  if (profile?.userId || account?.id || cookie) return;
  throw new ApiError('status', 'The answer to the login names no user', { status: 502 });
}
