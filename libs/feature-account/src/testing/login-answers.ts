import type { StubAnswer } from '@qingyin/http-client/testing';

/** The answer of every way of signing in. */
export const signedIn = {
  code: 200,
  account: { id: 10 },
  profile: { userId: 10, nickname: '青音听众' },
  cookie: 'MUSIC_U=abc; Path=/;',
};

export const capabilities = (features: string[], foreign = false) => ({
  code: 200,
  data: { product: 'qingyin', version: '1', foreign, features },
});

/** Everything our own service offers to people who want to come in. */
export const everyWay = capabilities(['login', 'visitor', 'captcha', 'qr-login', 'sign-up']);

export const countries = {
  code: 200,
  data: [
    {
      label: '常用',
      countryList: [
        { zh: '中国', en: 'China', locale: 'CN', code: '86' },
        { zh: '中国香港', en: 'Hong Kong, China', locale: 'HK', code: '852' },
      ],
    },
    { label: 'U', countryList: [{ zh: '美国', en: 'United States', locale: 'US', code: '1' }] },
  ],
};

/** What a page with every way asks before anybody does anything. */
export const quietAnswers: Readonly<Record<string, StubAnswer>> = {
  '/x/capabilities': everyWay,
  '/countries/code/list': countries,
};
