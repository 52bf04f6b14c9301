import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { redactUrl } from './redact.ts';

describe('redactUrl', () => {
  it.each([
    'hides the value of %s',
    'md5_password',
    'cookie',
    'captcha',
    'token',
    'MUSIC_U',
    'PassWord',
    'pass%77ord',
    'password[]',
    '+password',
  ])('hides the value of %s', (name) => {
    const shown = redactUrl(`/api/login?email=a%40b.c&${name}=geheim&x=1`);
    expect(shown).not.toContain('geheim');
    expect(shown).toContain('x=1');
  });
  it('keeps an address without a query as it is', () => {
    expect(redactUrl('/api/banner')).toBe('/api/banner');
  });
  it('hides a secret between arbitrary parameters', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (before, after) => {
        const secret = 'sEcReT-4711';
        expect(redactUrl(`/api/login?${before}&password=${secret}&${after}`)).not.toContain(secret);
      }),
    );
  });
  it('accepts an address that cannot be decoded', () => {
    expect(redactUrl('/api/login?%E0%A4%A=1&password=x%')).toBe('/api/login?%E0%A4%A=1&password=***');
  });
});
