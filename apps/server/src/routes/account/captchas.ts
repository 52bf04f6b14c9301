import { formatPhone, sendCaptcha, userByPhone } from '@qingyin/server-accounts';
import { badParameters, BusinessError } from '@qingyin/server-kernel';
import { endpoints, resultCodes } from '@qingyin/contract';
import { schemas } from '@qingyin/contract/schema';
import { translate } from '../../http/error-messages/index.ts';
import { rateLimited, rateLimitRules, enforceRateLimit } from '../../http/rate-limits/index.ts';
import { route, type Route } from '../../http/route.ts';
import { countryGroups, isCountryCode } from './country-codes.ts';
import { verifyCaptcha } from './login.ts';

const { account } = endpoints;

/**
 * Routes that send captchas (one-time codes) to phones and verify them, and the list of country codes
 * (docs/specification/contract/sign-in.md).
 */
export const captchaRoutes: Route[] = [
  rateLimited(
    rateLimitRules.captchas,
    route(account.captchaSent, schemas.account.captchaSent, async (call, { phone, ctcode }) => {
      if (!isCountryCode(ctcode)) throw badParameters('不支持的国家或地区');
      const to = { phone, countryCode: ctcode };
      await enforceRateLimit(call, rateLimitRules.captcha, formatPhone(to));
      try {
        const subject = await translate('青音验证码', call.locale);
        await sendCaptcha(call.db, call.app.accounts.delivery, to, { now: call.app.now(), subject });
      } catch (error) {
        call.log.error({ err: error }, 'sending the captcha failed');
        throw new BusinessError(resultCodes.refused, '验证码发送失败，请稍后再试', { data: false });
      }
      return { code: 200, data: true };
    }),
  ),
  route(account.captchaVerify, schemas.account.captchaVerify, async (call, { phone, ctcode, captcha }) => {
    await verifyCaptcha(call, { phone, countryCode: ctcode }, captcha);
    return { code: 200, data: true };
  }),
  rateLimited(
    rateLimitRules.captchas,
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
