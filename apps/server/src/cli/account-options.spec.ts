import { describe, expect, it } from 'vitest';
import { readOptions } from './options.ts';
import { UsageError } from './usage-error.ts';

describe('account options', () => {
  it.each([
    [[], 'open', true],
    [['--host', '127.0.0.1'], 'open', true],
    [['--host', '::1'], 'open', true],
    [['--host', '0.0.0.0'], 'invite', false],
    [['--host', '192.168.1.5', '--demo'], 'invite', true],
    [['--host', '0.0.0.0', '--sign-up', 'open'], 'open', false],
    [['--no-demo'], 'open', false],
    [['--public-url', 'https://music.example'], 'invite', false],
    [['--public-url', 'http://localhost:4200'], 'open', true],
  ])('%j set the signup policy %s and the demo account %s', (args, signUp, demo) => {
    expect(readOptions(args, {})).toMatchObject({ signUp, demo });
  });
  it('are read from the environment', () => {
    const env = {
      QINGYIN_SIGN_UP: 'closed',
      QINGYIN_DEMO: '0',
      QINGYIN_SMTP_URL: 'smtps://a:b@mail.example',
    };
    expect(readOptions([], env)).toMatchObject({
      signUp: 'closed',
      demo: false,
      smtpUrl: 'smtps://a:b@mail.example',
    });
  });
  it.each([
    [['--sign-up', 'maybe']],
    [['--captcha-webhook', 'sms.example']],
    [['--smtp-url', 'https://mail.example']],
  ])('are refused when invalid: %j', (args) => {
    expect(() => readOptions(args, {})).toThrow(UsageError);
  });
});
