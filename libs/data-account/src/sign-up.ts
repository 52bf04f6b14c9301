import { endpoints, type LoginAnswer, resultCodes } from '@qingyin/contract';
import { ApiError, expectOk, http } from '@qingyin/http-client';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { PhoneProof } from './captcha.ts';
import { lazyAccountKeys } from './lazy-keys.ts';

interface NewAccount {
  password: string;
  nickname: string;
  /** only when required (capability `sign-up-invite`) */
  invitation?: string;
}

/** A new account, identified by an e-mail address or by a phone with a verification code. */
export type SignUp = NewAccount & ({ email: string } | PhoneProof);

/**
 * Creates an account and logs in. Rejects with `ApiError`: 400 nickname or address taken, 403 sign-up not allowed,
 * 503 wrong code.
 */
export const signUpMutation = () =>
  mutationOptions({
    mutationFn: async (wanted: SignUp): Promise<LoginAnswer> => {
      const { password, nickname, invitation } = wanted;
      const common = { password, nickname, invitation };
      if ('email' in wanted) {
        const params = { ...common, email: wanted.email };
        return expectOk(await http.call(endpoints.account.signUp, { params }));
      }
      const { phone, captcha, countryCode } = wanted;
      const params = { ...common, phone, captcha, countrycode: countryCode };
      return expectOk(await http.call(endpoints.account.registerCellphone, { params }));
    },
  });

/** Placeholder for the required nickname when resetting a password; an existing account keeps its own. */
const NO_NAME = '青音听众';

/**
 * Sets a new password for the account of a phone and ends its earlier sessions
 * (docs/specification/contract/sign-in.md). Checks first that the account exists, because the same call would create
 * one. Rejects with `ApiError`: 501 no such account, 503 wrong code.
 */
export const resetPasswordMutation = () =>
  mutationOptions({
    mutationFn: async ({ password, ...proof }: PhoneProof & { password: string }): Promise<LoginAnswer> => {
      const { phone, captcha, countryCode: countrycode } = proof;
      const asked = { phone, countrycode };
      const { exist } = expectOk(
        await http.call(endpoints.account.cellphoneExistenceCheck, { params: asked }),
      );
      if (exist !== 1) throw new ApiError('failure', '', { status: 200, code: resultCodes.noSuchAccount });
      const params = { ...asked, captcha, password, nickname: NO_NAME };
      return expectOk(await http.call(endpoints.account.registerCellphone, { params }));
    },
  });

/** Checks whether a nickname is taken, and returns free alternatives. */
export const nicknameAvailabilityQuery = (nickname: string) =>
  queryOptions({
    queryKey: lazyAccountKeys.nickname(nickname),
    queryFn: async ({ signal }): Promise<{ taken: boolean; free: string[] }> => {
      const params = { nickname };
      const answer = expectOk(await http.call(endpoints.account.nicknameCheck, { params, signal }));
      return { taken: answer.duplicated, free: answer.candidateNicknames };
    },
  });
