import { endpoints, resultCodes } from '@qingyin/contract';
import { schemas } from '@qingyin/contract/schema';
import { phoneText, sendCaptcha } from '../../accounts/captchas.ts';
import { userByPhone } from '../../accounts/new-user.ts';
import { badParameters, BusinessError } from '../../http/failures.ts';
import { limited, rules, take } from '../../http/limits/index.ts';
import { route, type Route } from '../../http/route.ts';
import { countryGroups, isCountryCode } from './countries.ts';
import { expectCaptcha } from './login.ts';

const { account } = endpoints;

/**
 * Routes that send captchas (one-time codes) to phones and verify them, and the list of country codes
 * (contract page, 3.1).
 */
export const codeRoutes: Route[] = [
  limited(
    rules.captchas,
    route(account.captchaSent, schemas.account.captchaSent, async (call, { phone, ctcode }) => {
      if (!isCountryCode(ctcode)) throw badParameters('不支持的国家或地区');
      const to = { phone, countryCode: ctcode };
      await take(call, rules.captcha, phoneText(to));
      try {
        await sendCaptcha(call.db, call.house.accounts.delivery, to, call.house.now());
      } catch (error) {
        call.log.error({ err: error }, 'sending the captcha failed');
        throw new BusinessError(resultCodes.refused, '验证码发送失败，请稍后再试', { data: false });
      }
      return { code: 200, data: true };
    }),
  ),
  route(account.captchaVerify, schemas.account.captchaVerify, async (call, { phone, ctcode, captcha }) => {
    await expectCaptcha(call, { phone, countryCode: ctcode }, captcha);
    return { code: 200, data: true };
  }),
  limited(
    rules.captchas,
    route(
      account.cellphoneExistenceCheck,
      schemas.account.cellphoneExistenceCheck,
      async (call, { phone, countrycode }) => {
        const user = await userByPhone(call.db, { phone, countryCode: countrycode });
        // Account enumeration: the nickname of the phone's owner is never revealed.
        return {
          code: 200,
          exist: user ? 1 : -1,
          nickname: null,
          hasPassword: Boolean(user?.password_hash),
        };
      },
    ),
  ),
  route(account.countriesCodeList, schemas.account.countriesCodeList, async () => ({
    code: 200,
    data: countryGroups(),
  })),
];
