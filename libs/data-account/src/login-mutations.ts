import { endpoints, type LoginAnswer } from '@qingyin/contract';
import { expectOk, http } from '@qingyin/http-client';
import { mutationOptions } from '@tanstack/react-query';

export interface Credentials {
  /** phone number or e-mail address */
  account: string;
  password: string;
}

const isEmail = (account: string): boolean => account.includes('@');

/**
 * Logs in by phone or e-mail (docs/specification/contract/sign-in.md). Rejects with `ApiError`; kind 'failure' has
 * the service's code (502 wrong password, 501 no such account, 509 too many attempts).
 */
export const loginMutation = () =>
  mutationOptions({
    mutationFn: async ({ account, password }: Credentials): Promise<LoginAnswer> =>
      expectOk(
        isEmail(account)
          ? await http.call(endpoints.account.loginEmail, { params: { email: account, password } })
          : await http.call(endpoints.account.loginCellphone, { params: { phone: account, password } }),
      ),
  });

/** Ends the session on the service. Rejects with `ApiError`. */
export async function logout(): Promise<void> {
  expectOk(await http.call(endpoints.account.logout));
}

/** Registers an anonymous visitor (docs/specification/session.md#anonymous-session). Rejects with `ApiError`. */
export async function registerAnonymous(): Promise<{ cookie: string; userId: number }> {
  const { cookie, userId } = expectOk(await http.call(endpoints.account.registerAnonymous));
  return { cookie, userId };
}
