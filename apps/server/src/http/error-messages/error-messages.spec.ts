import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { languageFor, translate } from './index.ts';
import { chineseTexts, filesWithErrorMessages } from './source-texts.ts';
import { errorMessages } from './texts.ts';

/**
 * Chinese texts in files with error messages that are not messages: names in the catalogue and labels of the
 * contract.
 */
const DATA = new Set([
  '游客',
  '未命名',
  '亲爱的,暂无版权',
  '按推荐排序',
  '按热度排序',
  '按时间排序',
  '转发成功',
  '成功',
  '二维码不存在或已过期',
  '等待扫码',
  '授权中',
  '授权登录成功',
  '同一歌手的歌',
  '和这首歌相近',
  '听《{0}》的人也在听',
  '收录了《{0}》',
  '最近在听《{0}》',
  '组合',
  '{0}万',
  '音乐百科',
  '曲风',
]);

const HAN = /\p{Script=Han}/u;
const libraries = join(import.meta.dirname, '../../../../../libs');
const sources = filesWithErrorMessages([
  join(import.meta.dirname, '../..'),
  ...readdirSync(libraries)
    .filter((name) => name.startsWith('server-'))
    .map((name) => join(libraries, name, 'src')),
]);
const known = new Set(Object.keys(errorMessages));
const written = new Set([...sources.values()].flat());

describe('the catalogue of error messages', () => {
  it('extracts texts from the source', () => {
    expect(sources.size).toBeGreaterThan(15);
    expect(chineseTexts('a.ts', 'refuse(\'甲\', `乙${x}丙${y}`, "b", `丁`)')).toEqual([
      '甲',
      '乙{0}丙{1}',
      '丁',
    ]);
  });
  it('has every error message of the source (if not: add it to http/error-messages/texts.ts, or to DATA above)', () => {
    const missing = [...sources].flatMap(([file, found]) =>
      found
        .filter((text) => !known.has(text) && !DATA.has(text) && HAN.test(translate(text, 'en')))
        .map((text) => `${file}: ${text}`),
    );
    expect(missing).toEqual([]);
  });
  it('has no unused messages', () => {
    expect([...known].filter((text) => !written.has(text))).toEqual([]);
  });
  it('has the same placeholders in every language', () => {
    const gaps = (text: string): string[] => (text.match(/\{\d\}/g) ?? []).sort();
    for (const [source, others] of Object.entries(errorMessages))
      for (const other of others) expect([source, gaps(other)]).toEqual([source, gaps(source)]);
  });
  it('has no Chinese in the English texts', () => {
    for (const [, english] of Object.values(errorMessages)) expect(english).not.toMatch(HAN);
  });
});

describe('translate', () => {
  it.each([
    ['需要登录', '需要登入', 'Please sign in'],
    ['歌单不存在', '歌單不存在', 'No such playlist'],
    ['参数错误：id、name', '參數錯誤：id、name', 'Invalid parameters: id, name'],
    ['「我喜欢的音乐」不能改名', '「我喜歡的音樂」不能重新命名', 'Liked songs cannot be renamed'],
    ['没有这些标签：$&、{0}', '沒有這些標籤：$&、{0}', 'No such tags: $&, {0}'],
    ['从未听说', '从未听说', '从未听说'],
    ['constructor', 'constructor', 'constructor'],
  ])('translates %s to both languages', (source, traditional, english) => {
    expect(['zh-CN', 'zh-TW', 'en'].map((language) => translate(source, languageFor(language)))).toEqual([
      source,
      traditional,
      english,
    ]);
  });
  it.each([
    [undefined, 'zh-CN'],
    ['*', 'zh-CN'],
    ['zh', 'zh-CN'],
    ['zh-Hant-HK', 'zh-TW'],
    ['zh-HK,en;q=0.5', 'zh-TW'],
    ['fr-FR,fr;q=0.9,en;q=0.8', 'en'],
    ['en-GB;q=0.5, zh-TW;q=0.7', 'zh-TW'],
    ['de', 'zh-CN'],
    ['en;q=0', 'zh-CN'],
    ['\u0000;;,=,', 'zh-CN'],
  ])('picks for the header %j the language %s', (header, language) => {
    expect(languageFor(header)).toBe(language);
  });
});
