import { endpoints, type CountryGroup, type LoginAnswer } from '@qingyin/contract';
import { expectOk, http } from '@qingyin/http-client';
import { staleTime } from '@qingyin/query-kit';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { lazyAccountKeys } from './lazy-keys.ts';

export interface Phone {
  /** country code without `+` */
  countryCode: string;
  phone: string;
}

export interface PhoneProof extends Phone {
  captcha: string;
}

/** Countries to which codes can be sent, in groups, the common ones first. */
export const countriesQuery = () =>
  queryOptions({
    queryKey: lazyAccountKeys.countries(),
    queryFn: async ({ signal }): Promise<CountryGroup[]> =>
      expectOk(await http.call(endpoints.account.countriesCodeList, { signal })).data,
    staleTime: staleTime.forever,
  });

/** Sends a verification code to a phone. Rejects with `ApiError`: 405 too often, 503 sending failed. */
export const sendCaptchaMutation = () =>
  mutationOptions({
    mutationFn: async ({ phone, countryCode }: Phone): Promise<void> => {
      expectOk(await http.call(endpoints.account.captchaSent, { params: { phone, ctcode: countryCode } }));
    },
  });

/**
 * Checks a verification code without using it up. Rejects with `ApiError`: 503 wrong code, 509 too many wrong
 * codes.
 */
async function verifyCaptcha({ phone, countryCode, captcha }: PhoneProof): Promise<void> {
  const params = { phone, captcha, ctcode: countryCode };
  expectOk(await http.call(endpoints.account.captchaVerify, { params }));
}

/**
 * Logs in with a verification code (docs/specification/contract/sign-in.md). The code is verified first, so that an
 * error of the login call (501: no such account) implies a correct code, which is still valid for sign-up.
 */
export const captchaLoginMutation = () =>
  mutationOptions({
    mutationFn: async (proof: PhoneProof): Promise<LoginAnswer> => {
      await verifyCaptcha(proof);
      const { phone, countryCode, captcha } = proof;
      const params = { phone, captcha, countrycode: countryCode };
      return expectOk(await http.call(endpoints.account.loginCellphone, { params }));
    },
  });
