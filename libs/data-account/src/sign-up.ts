import { endpoints, type LoginAnswer, resultCodes } from '@qingyin/contract';
import { ApiError, expectOk, http } from '@qingyin/http-client';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { PhoneProof } from './captcha.ts';
import { ownKeys } from './own-keys.ts';

interface NewAccount {
  password: string;
  nickname: string;
  /** where one is needed (capability `sign-up-invite`) */
  invitation?: string;
}

/** A new account is known by an address or by a phone that has shown its code. */
export type SignUp = NewAccount & ({ email: string } | PhoneProof);

/** Makes an account and signs in. Rejects with `ApiError`: 400 a name or address is taken, 403 not admitted, 503 wrong code. */
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

/** The name that stands in where the contract wants one and nobody reads it: the account has its own. */
const NO_NAME = '青音听众';

/**
 * A new password for whoever holds the phone; every session of before ends (contract page, 3.1). The same call would
 * make an account for a phone that has none, so that is asked first. Rejects with `ApiError`: 501 no account, 503 wrong code.
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

/** Whether a nickname is somebody's, and free ones like it. */
export const nicknameQuery = (nickname: string) =>
  queryOptions({
    queryKey: ownKeys.nickname(nickname),
    queryFn: async ({ signal }): Promise<{ taken: boolean; free: string[] }> => {
      const params = { nickname };
      const answer = expectOk(await http.call(endpoints.account.nicknameCheck, { params, signal }));
      return { taken: answer.duplicated, free: answer.candidateNicknames };
    },
  });
