import { setupI18n } from '@lingui/core';
import { describe, expect, it } from 'vitest';
import { createLocaleController, loadCatalog, PSEUDO_LOCALE, validationMessages } from './index.ts';
import { locales } from './locales.ts';

const inLanguage = async (code: string) => {
  const i18n = setupI18n();
  i18n.loadAndActivate({ locale: code, messages: await loadCatalog(code, 'app') });
  return i18n;
};

describe('catalogs', () => {
  it('gives every locale a catalog with all texts', async () => {
    const chinese = await loadCatalog('zh-CN', 'shell');
    expect(Object.keys(chinese).length).toBeGreaterThan(100);
    for (const { code } of locales) {
      expect(Object.keys(await loadCatalog(code, 'shell')), code).toEqual(Object.keys(chinese));
    }
  });

  it('gives unknown locales the English texts', async () => {
    expect(await loadCatalog('xx-XX', 'app')).toEqual(await loadCatalog('en-US', 'app'));
    expect(await loadCatalog('en-US', 'app')).not.toEqual(await loadCatalog('zh-CN', 'app'));
  });
});

describe('form messages', () => {
  /** All with the same bounds. */
  const messageOf = {
    required: validationMessages.required,
    whitespace: validationMessages.whitespace,
    stringLength: (label: string) => validationMessages.stringLength(label, 6),
    stringMin: (label: string) => validationMessages.stringMin(label, 6),
    stringMax: (label: string) => validationMessages.stringMax(label, 20),
    stringRange: (label: string) => validationMessages.stringRange(label, 6, 20),
    numberMin: (label: string) => validationMessages.numberMin(label, 6),
    numberMax: (label: string) => validationMessages.numberMax(label, 20),
    numberRange: (label: string) => validationMessages.numberRange(label, 6, 20),
    typeMismatch: (label: string) => validationMessages.typeMismatch(label, 'URL'),
    patternMismatch: validationMessages.patternMismatch,
  };
  it.each([
    ['required', '请输入密码', 'Please enter Password'],
    ['whitespace', '密码不能为空字符', 'Password cannot be blank'],
    ['stringLength', '密码须为6个字符', 'Password must be exactly 6 characters'],
    ['stringMin', '密码最少6个字符', 'Password must be at least 6 characters'],
    ['stringMax', '密码最多20个字符', 'Password must be at most 20 characters'],
    ['stringRange', '密码须在6-20字符之间', 'Password must be between 6 and 20 characters'],
    ['numberMin', '密码最小值为6', 'Password cannot be less than 6'],
    ['numberMax', '密码最大值为20', 'Password cannot be greater than 20'],
    ['numberRange', '密码须在6-20之间', 'Password must be between 6 and 20'],
    ['typeMismatch', '密码不是一个有效的URL', 'Password is not a valid URL'],
    ['patternMismatch', '密码的格式不正确', 'Password does not match the expected pattern'],
  ] as const)('%s', async (name, chinese, english) => {
    const inChinese = await inLanguage('zh-CN');
    const inEnglish = await inLanguage('en-US');
    expect(inChinese._(messageOf[name]('密码'))).toBe(chinese);
    expect(inEnglish._(messageOf[name]('Password'))).toBe(english);
  });

  it('covers all form messages', () =>
    expect(Object.keys(messageOf)).toEqual(Object.keys(validationMessages)));
});

describe('pseudo-locale', () => {
  it('marks texts and still fills placeholders', async () => {
    const i18n = await inLanguage(PSEUDO_LOCALE);
    const text = i18n._(validationMessages.required('密码'));
    expect(text).toMatch(/^⟦请输入密码.+⟧$/);
  });

  it('allows the pseudo-locale where it is offered, outside of the list', async () => {
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
