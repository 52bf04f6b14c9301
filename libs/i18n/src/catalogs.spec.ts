import { setupI18n } from '@lingui/core';
import { describe, expect, it } from 'vitest';
import { createLocaleController, loadCatalog, PSEUDO_LOCALE, validationMessages } from './index.ts';
import { locales } from './locales.ts';

const inLanguage = async (code: string) => {
  const i18n = setupI18n();
  i18n.loadAndActivate({ locale: code, messages: await loadCatalog(code, 'rest') });
  return i18n;
};

describe('the catalogs', () => {
  it('give every one of the locales texts, zh-CN’s where it has none of its own', async () => {
    const chinese = await loadCatalog('zh-CN', 'first');
    expect(Object.keys(chinese).length).toBeGreaterThan(100);
    for (const { code } of locales) {
      expect(Object.keys(await loadCatalog(code, 'first')), code).toEqual(Object.keys(chinese));
    }
    expect(await loadCatalog('ja-JP', 'rest')).toEqual(await loadCatalog('zh-CN', 'rest'));
    expect(await loadCatalog('en-US', 'rest')).not.toEqual(await loadCatalog('zh-CN', 'rest'));
  });
});

describe('the messages of forms (seed §5)', () => {
  it.each([
    ['zh-CN', '密码', '请输入密码', '密码须在6-20字符之间', '密码的格式不正确'],
    [
      'en-US',
      'Password',
      'Please enter Password',
      'Password must be between 6 and 20 characters',
      'Password does not match the expected pattern',
    ],
  ])('speak %s', async (code, label, required, range, pattern) => {
    const i18n = await inLanguage(code);
    expect(i18n._(validationMessages.required(label))).toBe(required);
    expect(i18n._(validationMessages.stringRange(label, 6, 20))).toBe(range);
    expect(i18n._(validationMessages.patternMismatch(label))).toBe(pattern);
  });
});

describe('the pseudo-locale', () => {
  it('marks texts and still fills in what they speak of', async () => {
    const i18n = await inLanguage(PSEUDO_LOCALE);
    const text = i18n._(validationMessages.required('密码'));
    expect(text).toMatch(/^⟦请输入密码.+⟧$/);
  });

  it('can be chosen where it is offered, and is not in the list', async () => {
    localStorage.setItem('locale', PSEUDO_LOCALE);
    const controller = createLocaleController({
      storage: localStorage,
      load: loadCatalog,
      reload: () => undefined,
      document,
      browserLanguages: [],
    });
    await controller.ready;
    expect(controller.get()).toBe(PSEUDO_LOCALE);
    expect(locales.some(({ code }) => String(code) === PSEUDO_LOCALE)).toBe(false);
  });
});
