import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  createLocaleController,
  directionOf,
  formatCount,
  formatDate,
  formatDayOfYear,
  formatDuration,
  formatMonth,
  monthNames,
  formatTime,
  formatNumber,
  localeCodes,
  resolveLocale,
  textLocaleOf,
} from './index.ts';
import type { LocaleOptions } from './locale-controller.ts';
import { locales } from './locales.ts';

describe('locales', () => {
  it('names every locale code, in the same order', () => {
    expect(locales.map(({ code }) => code)).toEqual([...localeCodes]);
  });

  it('lists 54 locales, each with a label and a flag', () => {
    expect(locales).toHaveLength(54);
    expect(locales.every(({ label, flag }) => label && flag)).toBe(true);
    expect(new Set(locales.map(({ code }) => code)).size).toBe(54);
    expect(locales.find(({ code }) => code === 'ku-IQ')).toMatchObject({ label: 'کوردی', flag: 'iq' });
  });

  it('treats exactly the locales that start with he, ar, fa or ku as right-to-left', () => {
    const rtl = locales.filter(({ code }) => directionOf(code) === 'rtl').map(({ code }) => code);
    expect(rtl.every((code) => /^(he|ar|fa|ku)/.test(code))).toBe(true);
    expect(rtl).toEqual(expect.arrayContaining(['ar-EG', 'he-IL', 'fa-IR']));
    expect(directionOf('zh-CN')).toBe('ltr');
  });
});

describe('initial language', () => {
  it.each([
    ['the stored one', { stored: 'ja-JP', browser: ['de-DE'] }, 'ja-JP'],
    ['not a stored one that is not offered', { stored: 'xx-XX', browser: ['de-DE'] }, 'de-DE'],
    ['the browser’s first that is offered', { stored: null, browser: ['xx', 'fr-FR', 'de-DE'] }, 'fr-FR'],
    ['a near one', { stored: null, browser: ['en-AU'] }, 'en-US'],
    ['traditional Chinese by script', { stored: null, browser: ['zh-Hant-HK'] }, 'zh-TW'],
    ['traditional Chinese by region', { stored: null, browser: ['zh-HK'] }, 'zh-TW'],
    ['simplified Chinese', { stored: null, browser: ['zh'] }, 'zh-CN'],
    ['zh-CN where nothing fits', { stored: null, browser: ['xx'] }, 'zh-CN'],
    ['zh-CN where nothing is known', { stored: null, browser: [] }, 'zh-CN'],
  ])('starts in %s', (_what, given, expected) => {
    expect(resolveLocale(given)).toBe(expected);
  });
});

describe('setLocale', () => {
  beforeEach(() => localStorage.clear());
  const setUp = (browser = ['zh-CN'], options: Partial<LocaleOptions> = {}) => {
    const load = vi.fn((code: string, part: string) => Promise.resolve({ [part]: `${code}/${part}` }));
    const reload = vi.fn();
    const controller = createLocaleController({
      storage: localStorage,
      load,
      reload,
      document,
      browserLanguages: browser,
      ...options,
    });
    const changed = vi.fn();
    controller.subscribe(changed);
    return { controller, load, reload, changed };
  };

  it('sets language and direction of the page once the first texts are loaded', async () => {
    const { controller } = setUp(['ar-EG']);
    await controller.ready;
    expect([document.documentElement.lang, document.documentElement.dir]).toEqual(['ar-EG', 'rtl']);
    expect(document.cookie).toContain('qy_locale=ar-EG');
    expect(document.cookie).toContain('qy_dir=rtl');
    expect(controller.i18n._('shell')).toBe('ar-EG/shell');
  });

  it('does nothing for the current language', async () => {
    const { controller, reload, changed } = setUp();
    await controller.setLocale('zh-CN');
    expect(localStorage.getItem('locale')).toBeNull();
    expect(reload).not.toHaveBeenCalled();
    expect(changed).not.toHaveBeenCalled();
  });

  it('saves and reloads by default', async () => {
    const { controller, reload, changed } = setUp();
    await controller.setLocale('ja-JP');
    expect(localStorage.getItem('locale')).toBe('ja-JP');
    expect(reload).toHaveBeenCalledTimes(1);
    expect(changed).not.toHaveBeenCalled();
  });

  it('changes in place and notifies subscribers without a reload', async () => {
    const { controller, reload, changed } = setUp();
    await controller.ready;
    await controller.setLocale('he-IL', { reload: false });
    expect(reload).not.toHaveBeenCalled();
    expect(changed).toHaveBeenCalledTimes(1);
    expect(controller.get()).toBe('he-IL');
    expect(document.documentElement.dir).toBe('rtl');
    expect(localStorage.getItem('locale')).toBe('he-IL');
  });

  it('loads the app’s texts only once they are needed, and then with each language', async () => {
    const { controller, load } = setUp();
    await controller.ready;
    await controller.setLocale('ja-JP', { reload: false });
    expect(load.mock.calls.some(([, part]) => part === 'app')).toBe(false);
    await Promise.all([controller.loadTexts(), controller.loadTexts()]);
    await controller.setLocale('ko-KR', { reload: false });
    await controller.loadTexts();
    expect(load.mock.calls.filter(([, part]) => part === 'app').map(([code]) => code)).toEqual([
      'ja-JP',
      'ko-KR',
    ]);
    expect(controller.i18n._('app')).toBe('ko-KR/app');
  });

  it('loads the new language’s texts for a screen that opens during a switch', async () => {
    const { controller, load } = setUp();
    await controller.ready;
    let arrive = (_messages: Record<string, string>) => {};
    load.mockImplementationOnce(() => new Promise((resolve) => (arrive = resolve)));
    const opened = controller.loadTexts();
    await controller.setLocale('ja-JP', { reload: false });
    arrive({ app: 'too late' });
    await opened;
    expect(controller.i18n._('app')).toBe('ja-JP/app');
  });

  it('loads texts that become necessary during a switch in the new language', async () => {
    const { controller, load } = setUp();
    await controller.ready;
    let arrive = (_messages: Record<string, string>) => {};
    load.mockImplementationOnce(() => new Promise((resolve) => (arrive = resolve)));
    const switched = controller.setLocale('ja-JP', { reload: false });
    await controller.loadTexts();
    arrive({ shell: 'ja-JP/shell' });
    await switched;
    expect(controller.i18n._('app')).toBe('ja-JP/app');
  });

  it('requests lost texts again', async () => {
    const { controller, load } = setUp();
    await controller.ready;
    load.mockRejectedValueOnce(new Error('lost'));
    await expect(controller.loadTexts()).rejects.toThrow('lost');
    await controller.loadTexts();
    expect(controller.i18n._('app')).toBe('zh-CN/app');
  });

  it('shows a missing text as empty and loads it, never its id', async () => {
    const { controller, load } = setUp(['zh-CN'], { loadsMissing: true });
    await controller.ready;
    expect(controller.i18n._('app')).toBe('');
    await vi.waitFor(() => expect(controller.i18n._('app')).toBe('zh-CN/app'));
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('loads the texts of the administration for a text that is missing from the app’s', async () => {
    const { controller, load } = setUp(['zh-CN'], { loadsMissing: true });
    await controller.loadTexts();
    expect(controller.i18n._('administration')).toBe('');
    await vi.waitFor(() => expect(controller.i18n._('administration')).toBe('zh-CN/administration'));
    expect(controller.i18n._('nowhere')).toBe('nowhere');
    expect(load).toHaveBeenCalledTimes(3);
  });

  it('loads the texts of the administration with those of the app, and again in another language', async () => {
    const { controller, load } = setUp(['zh-CN']);
    await controller.ready;
    await controller.loadTexts('administration');
    expect(controller.i18n._('administration')).toBe('zh-CN/administration');
    await controller.setLocale('en-US', { reload: false });
    expect(controller.i18n._('administration')).toBe('en-US/administration');
    await controller.loadTexts('administration');
    expect(load).toHaveBeenCalledTimes(6);
  });

  it('shows the source text of a missing one in development', async () => {
    const { controller, load } = setUp();
    await controller.ready;
    expect(controller.i18n._('app', {}, { message: '源文' })).toBe('源文');
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('ends in the language chosen last, whichever texts load first', async () => {
    const { controller, load, changed } = setUp();
    await controller.ready;
    let arrive = (_messages: Record<string, string>) => {};
    load.mockImplementationOnce(() => new Promise((resolve) => (arrive = resolve)));
    const slow = controller.setLocale('ja-JP', { reload: false });
    await controller.setLocale('ko-KR', { reload: false });
    arrive({ shell: 'too late' });
    await slow;
    expect(controller.locale).toBe('ko-KR');
    expect(document.documentElement.lang).toBe('ko-KR');
    expect(changed).toHaveBeenCalledTimes(1);
  });

  it('works without texts when the first ones fail to load', async () => {
    const load = () => Promise.reject(new Error('lost'));
    const options = { storage: localStorage, load, reload: () => {}, document, browserLanguages: [] };
    const controller = createLocaleController({ ...options, initial: 'de-DE' });
    await controller.ready;
    expect(document.documentElement.lang).toBe('de-DE');
  });

  it('keeps its language when the other texts fail to load', async () => {
    const { controller, load, changed } = setUp();
    await controller.ready;
    load.mockRejectedValueOnce(new Error('lost'));
    await expect(controller.setLocale('ja-JP', { reload: false })).rejects.toThrow('lost');
    expect(controller.get()).toBe('zh-CN');
    expect(localStorage.getItem('locale')).toBeNull();
    expect(changed).not.toHaveBeenCalled();
    await controller.setLocale('ja-JP', { reload: false });
    expect(controller.get()).toBe('ja-JP');
  });
});

describe('numbers', () => {
  it.each([-1, 21, 1.5, Number.NaN])('throws a RangeError for %s digits', (digits) => {
    expect(() => formatNumber(1, digits, 'zh-CN')).toThrow(RangeError);
  });

  it.each([
    [0, '1,235'],
    [2, '1,234.50'],
    [20, '1,234.50000000000000000000'],
  ])('formats a number with %i digits', (digits, expected) => {
    expect(formatNumber(1234.5, digits, 'en-US')).toBe(expected);
  });

  it('formats counts with 万 and 亿 in Chinese and in compact notation elsewhere', () => {
    expect(formatCount(9999, 'zh-CN')).toBe('9999');
    expect(formatCount(123_456, 'zh-CN')).toBe('12.3万');
    expect(formatCount(250_000_000, 'zh-CN')).toBe('2.5亿');
    expect(formatCount(123_456, 'en-US')).toBe('123.5K');
  });

  it.each(['zh-CN', 'zh-TW', 'en-US'])('formats counts in %s like Intl', (locale) => {
    const form = new Intl.NumberFormat(locale, {
      notation: 'compact',
      maximumFractionDigits: 1,
      useGrouping: false,
    });
    const around = [0, 1, 999, 1000, 9999, 99_949, 99_951, 99_994_999, 99_995_001, 999_949_999, 999_951_000];
    fc.assert(
      fc.property(
        fc.oneof(fc.constantFrom(...around), fc.integer({ min: 0, max: 2_000_000_000 })),
        (count) => {
          expect(formatCount(count, locale)).toBe(form.format(count));
        },
      ),
    );
  });

  it('formats counts and dates in the locale of the texts', () => {
    const own = ['en-US', 'zh-CN', 'zh-TW'];
    expect(own.map(textLocaleOf)).toEqual(own);
    const day = Date.UTC(2026, 10, 21, 12);
    for (const { code } of locales.filter(({ code }) => textLocaleOf(code) === 'zh-CN')) {
      expect(formatCount(4_205_000, code)).toBe('420.5万');
      expect(formatDate(day, code)).toBe('2026年11月21日');
    }
    expect(formatDate(day, 'en-US')).toBe('Nov 21, 2026');
    expect(formatDayOfYear(day, 'zh-CN')).toBe('11月21日');
    expect(formatDayOfYear(day, 'en-US')).toBe('Nov 21');
    expect(formatTime(new Date(2026, 10, 21, 14, 5).getTime(), 'zh-CN')).toBe('14:05');
  });

  it.each([
    ['zh-CN', 2026, 1, '2026年1月'],
    ['en-US', 2025, 12, 'December 2025'],
  ])('formats months in the locale of the texts: %s', (code, year, month, formatted) => {
    expect(formatMonth(year, month, code)).toBe(formatted);
  });

  it.each([
    ['zh-CN', '1月', '12月'],
    ['en-US', 'Jan', 'Dec'],
  ])('formats month names in the locale of the texts: %s', (code, first, last) => {
    const names = monthNames(code);
    expect([names.length, names[0], names.at(-1)]).toEqual([12, first, last]);
  });

  it.each([
    [0, '0:00'],
    [62_999, '1:02'],
    [3_723_000, '1:02:03'],
    [Number.NaN, '0:00'],
    [-5, '0:00'],
  ])('formats a duration of %s ms as %s', (ms, expected) => {
    expect(formatDuration(ms)).toBe(expected);
  });
});
