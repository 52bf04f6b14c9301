import type { LoginAnswer } from '@qingyin/contract';
import { actionBar } from '@qingyin/ui';
import { useMutation, type UseMutationOptions } from '@tanstack/react-query';
import { CookiesBlockedError, requireCookies, requireKnown } from './cookies.ts';
import { useSignedIn } from './use-signed-in.ts';

/** One way of signing in, up to where the user came from. A failure stays in `error` until the next try. */
export function useLogin<Proof>(
  way: UseMutationOptions<LoginAnswer, Error, Proof>,
  onDone: () => Promise<void>,
) {
  const signedIn = useSignedIn(onDone);
  const { mutationFn } = way;
  return useMutation({
    ...way,
    mutationFn: async (proof: Proof, context) => {
      if (!mutationFn) throw new Error('a way of signing in without a function');
      requireCookies();
      const answer = await mutationFn(proof, context);
      await requireKnown(context.client);
      await signedIn(answer);
      return answer;
    },
    onError: (error, ...rest) => {
      // The notice about blocked storage says less, and covers the reason on a small screen.
      if (error instanceof CookiesBlockedError) actionBar.hide();
      return way.onError?.(error, ...rest);
    },
  });
}
