import { endpoints, type CountryGroup, type LoginAnswer } from '@qingyin/contract';
import { expectOk, http } from '@qingyin/http-client';
import { staleTime } from '@qingyin/query-kit';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { ownKeys } from './own-keys.ts';

export interface Phone {
  /** of the country, without `+` */
  countryCode: string;
  phone: string;
}

export interface PhoneProof extends Phone {
  captcha: string;
}

/** Countries codes can be sent to, in groups, the common ones first. */
export const countriesQuery = () =>
  queryOptions({
    queryKey: ownKeys.countries(),
    queryFn: async ({ signal }): Promise<CountryGroup[]> =>
      expectOk(await http.call(endpoints.account.countriesCodeList, { signal })).data,
    staleTime: staleTime.forever,
  });

/** Sends a code to a phone. Rejects with `ApiError`: 405 too often, 503 it could not be sent. */
export const sendCaptchaMutation = () =>
  mutationOptions({
    mutationFn: async ({ phone, countryCode }: Phone): Promise<void> => {
      expectOk(await http.call(endpoints.account.captchaSent, { params: { phone, ctcode: countryCode } }));
    },
  });

/** Whether a code is the phone's; it stays good. Rejects with `ApiError`: 503 wrong, 509 too many wrong ones. */
async function verifyCaptcha({ phone, countryCode, captcha }: PhoneProof): Promise<void> {
  const params = { phone, captcha, ctcode: countryCode };
  expectOk(await http.call(endpoints.account.captchaVerify, { params }));
}

/**
 * Signs in by a code (contract page, 3.1). The code is looked at first: an answer about the account (501: there is
 * none) then means that the code was right, and it is still good for signing up.
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
