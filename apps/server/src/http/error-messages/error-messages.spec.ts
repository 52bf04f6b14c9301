import { localeCodes } from '@qingyin/locales';
import { describe, expect, it } from 'vitest';
import { localeOf, translate } from './index.ts';

describe('translate', () => {
  it.each([
    ['需要登录', '需要登入', 'Please sign in'],
    ['歌单不存在', '歌單不存在', 'No such playlist'],
    ['参数错误：id、name', '參數錯誤：id、name', 'Invalid parameters: id, name'],
    ['「我喜欢的音乐」不能改名', '「我喜歡的音樂」不能重新命名', 'Liked songs cannot be renamed'],
    ['没有这些标签：$&、{0}', '沒有這些標籤：$&、{0}', 'No such tags: $&, {0}'],
    ['从未听说', '从未听说', '从未听说'],
    ['constructor', 'constructor', 'constructor'],
  ])('translates %s into traditional Chinese and English', async (source, traditional, english) => {
    expect(await translate(source, 'zh-CN')).toBe(source);
    expect(await translate(source, 'zh-TW')).toBe(traditional);
    expect(await translate(source, 'en-US')).toBe(english);
  });

  it('answers in each of the locales without Chinese characters, but for Chinese and Japanese', async () => {
    for (const locale of localeCodes.filter((code) => !/^(?:zh|ja)/.test(code)))
      expect([locale, await translate('歌单不存在', locale)]).not.toEqual([
        locale,
        expect.stringMatching(/\p{Script=Han}/u),
      ]);
  });

  it('has no number before a noun where the noun changes with the number', async () => {
    const forms = (code: string) => new Intl.PluralRules(code);
    const changing = localeCodes.filter((code) => forms(code).select(3) !== forms(code).select(1000));
    expect(changing).toContain('ru-RU');
    for (const locale of changing)
      for (const text of [
        '一次最多下载 1000 首歌',
        '最多创建 1000 个歌单，请先删除一些',
        '歌单最多收藏 1000 首歌曲',
        '云盘最多存放 1000 首歌曲，请先删除一些',
      ])
        expect(await translate(text, locale)).toMatch(/: 1000(?:$|\.)|не более 1000(?:$|\.)/u);
  });
});

describe('localeOf', () => {
  it.each([
    [undefined, 'zh-CN'],
    ['*', 'zh-CN'],
    ['zh', 'zh-CN'],
    ['zh-Hant-HK', 'zh-TW'],
    ['zh-HK,en;q=0.5', 'zh-TW'],
    ['fr-FR,fr;q=0.9,en;q=0.8', 'fr-FR'],
    ['en-GB;q=0.5, zh-TW;q=0.7', 'zh-TW'],
    ['de', 'de-DE'],
    ['xx,sv;q=0.5', 'sv-SE'],
    ['en;q=0', 'zh-CN'],
    ['\u0000;;,=,', 'zh-CN'],
  ])('takes from the header %j the locale %s', (header, locale) => {
    expect(localeOf({ 'accept-language': header })).toBe(locale);
  });

  it('prefers the language that was chosen in the client', () => {
    expect(localeOf({ 'accept-language': 'de', cookie: 'a=b; qy_locale=ja-JP' })).toBe('ja-JP');
    expect(localeOf({ 'accept-language': 'de', cookie: 'qy_locale=../../etc' })).toBe('de-DE');
    expect(localeOf({ 'accept-language': 'de', cookie: 'not_qy_locale=ja-JP' })).toBe('de-DE');
  });
});
