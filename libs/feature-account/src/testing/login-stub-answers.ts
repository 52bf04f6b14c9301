import type { StubAnswer } from '@qingyin/http-client/testing';

/** Answer of every login way. */
export const signedInAnswer = {
  code: 200,
  account: { id: 10 },
  profile: { userId: 10, nickname: '青音听众' },
  cookie: 'MUSIC_U=abc; Path=/;',
};

/** Stub answer of `/x/capabilities` with the given features. */
export const capabilitiesAnswer = (features: string[], foreign = false) => ({
  code: 200,
  data: { product: 'qingyin', version: '1', foreign, features },
});

/** Capabilities of the own service with all login ways. */
export const allWaysCapabilities = capabilitiesAnswer(['login', 'visitor', 'captcha', 'qr-login', 'sign-up']);

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

/** Answers to the requests the page sends before any input, with all login ways. */
export const pageAnswers: Readonly<Record<string, StubAnswer>> = {
  '/x/capabilities': allWaysCapabilities,
  '/countries/code/list': countries,
};
