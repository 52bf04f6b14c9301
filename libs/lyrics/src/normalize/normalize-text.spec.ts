import { describe, expect, it } from 'vitest';
import { formatOf, readAnyLyrics } from '../ttml.ts';
import { decodeReferences } from './markup.ts';

const read = (source: string) => readAnyLyrics(source).lines.map(({ startMs, text }) => [startMs, text]);
const texts = (source: string) => readAnyLyrics(source).lines.map(({ text }) => text);

describe('lyrics from web pages', () => {
  it('decodes character references and removes elements', () => {
    const source = '[00:01.00]Rock &amp; Roll &#39;n&#39; <b>bold</b>\n[00:02.00]a &lt;3 b';
    expect(texts(source)).toEqual(["Rock & Roll 'n' bold", 'a <3 b']);
    expect(texts('&quot;Rock&quot;<BR/>&#x26;&nbsp;Roll</p><font color="#f00">red</font>')).toEqual([
      '"Rock"',
      '& Roll',
      'red',
    ]);
  });

  it('decodes escaped timestamps', () => {
    const source = '&#91;00:01.00&#93;&lt;00:01.00&gt;a&lt;00:02.00&gt;<br>[00:03.00]b<br />[00:04.00]c';
    expect(texts(source)).toEqual(['a', 'b', 'c']);
    expect(readAnyLyrics(source).lines[0]?.words).toEqual([{ startMs: 1000, endMs: 2000, text: 'a' }]);
  });

  it.each([
    'R&B & soul <3 you < me > them',
    'AT&T; a && b &nosuchname; &#xyz; &;',
    'x<y and <not a tag> <bold move>',
    'C:\\new',
  ])('keeps text that only resembles markup: %s', (text) => {
    expect(texts(`[00:01.00]${text}`)).toEqual([text]);
    expect(texts(text)).toEqual([text]);
  });

  it.each([
    ['&amp;#39;', "'"],
    ['&amp;amp;', '&'],
    ['&eacute;&Ntilde;&uuml;&ccedil;', 'éÑüç'],
    ['&#x1F600;&#128512;', '😀😀'],
    ['&#0;&#55296;&#1114112;&#x110000;&#7;', ''],
    ['&hellip;&mdash;&rsquo;&iquest;', '…—’¿'],
    ['&constructor;&__proto__;&toString;', '&constructor;&__proto__;&toString;'],
  ])('decodes %s to %j', (escaped, text) => {
    expect(decodeReferences(escaped)).toBe(text);
  });
});

describe('variants of timestamps', () => {
  it('reads timestamps with spaces, full-width characters, commas and long fractions', () => {
    const source =
      '[ 00:01.00 ]一\n[00:02.00 ]二\n［00:03.00］三\n[00：04.00]四\n[00:05,00]五\n【00:06.00】六\n[00:07.0000]七\n[00: 08. 50]八';
    expect(read(source)).toEqual(
      [...'一二三四五六七'].map((text, at) => [(at + 1) * 1000, text] as const).concat([[8500, '八']]),
    );
    expect(formatOf('［00:03.00］三')).toBe('lrc');
  });

  it('clamps negative timestamps to 0', () => {
    expect(read('[-00:01.00]前奏\n[00:01.00]一')).toEqual([
      [0, '前奏'],
      [1000, '一'],
    ]);
  });

  it.each([
    ['500ms', 1500],
    ['+500', 1500],
    [' -500 MS ', 2500],
    ['0.5', 2000],
    ['fast', 2000],
  ])('shifts timestamps by an offset of %s', (offset, startMs) => {
    expect(read(`[offset:${offset}]\n[00:02.00]一`)).toEqual([[startMs, '一']]);
  });

  it('reads timestamps in other brackets or in none when nearly all lines have them', () => {
    const three = [
      [1000, 'a'],
      [2500, 'b'],
      [61_000, 'c'],
    ];
    expect(read('(00:01.00)a\n(00:02.50)b\n(01:01)c')).toEqual(three);
    expect(read('{00:01.00}a\n{00:02.50}b\n{01:01}c')).toEqual(three);
    expect(read('0:01 a\n0:02.5 - b\n1:01\tc')).toEqual(three);
    expect(texts('10:30 in the morning\nI wake\nand rise')[0]).toBe('10:30 in the morning');
  });

  it('starts a line at its first word time when it has no timestamp', () => {
    const { lines } = readAnyLyrics('<00:01.00>a <00:01.50>b<00:02.00>\n<00:03,00>c');
    expect(lines.map(({ startMs, text, words }) => [startMs, text, words?.length])).toEqual([
      [1000, 'a b', 2],
      [3000, 'c', 1],
    ]);
  });

  it('reads the second timestamp as the first word’s when other word timestamps follow', () => {
    const { lines } = readAnyLyrics(
      '[00:01.00][00:01.20]你[00:01.50]好[00:02.00]\n[00:03.00][00:03.00]a[00:03.50]',
    );
    expect(lines.map(({ startMs, words }) => [startMs, words?.map((word) => word.startMs)])).toEqual([
      [1000, [1200, 1500]],
      [3000, [3000]],
    ]);
  });

  it('reads second timestamps as line ends when each is before the next line', () => {
    const { lines } = readAnyLyrics('[00:01.00][00:01.50]a\n[00:02.00][00:03.00]b\n[00:03.00][00:04.00]c');
    expect(lines.map(({ startMs, endMs, text }) => [startMs, endMs, text])).toEqual([
      [1000, 1500, 'a'],
      [2000, 3000, 'b'],
      [3000, 4000, 'c'],
    ]);
    expect(read('[00:01.00][00:05.00]a\n[00:02.00][00:06.00]b\n[00:03.00][00:07.00]c')).toHaveLength(6);
  });

  it('reads word durations (TRC)', () => {
    expect(readAnyLyrics('[00:01.00]<300>你<200>好\n[00:02.00]c').lines[0]).toMatchObject({
      text: '你好',
      words: [
        { startMs: 1000, endMs: 1300 },
        { startMs: 1300, endMs: 1500 },
      ],
    });
  });
});

describe('notations of other programs', () => {
  const two = [
    [1500, 'a'],
    [12_250, 'b'],
  ];

  it.each([
    ['hours', '[00:00:01.50]a\n[00:00:12.25]b'],
    ['seconds', '[1.5]a\n[12.25]b'],
    ['milliseconds', '[1500]a\n[12250]b'],
    ['the labels of Audacity', '1.500000\t2.000000\ta\n12,250000\t13.000000\tb'],
    ['a column of times', '00:01.50,a\n00:12.25;b'],
    ['lines of their own', '0:01.5\na\n\n0:12.25\nb'],
    ['numbers of lines before them', '1. [00:01.50]a\n2) [00:12.25]b'],
    ['quotation marks of mail', '> [00:01.50]a\n>> [00:12.25]b'],
    ['one bracket', '[00:01.50 a\n00:12.25]b'],
    ['a mark of NetEase', '[00:01.50-1]a\n[00:12.25-1]b'],
    ['a fence of Markdown', '```lrc\n[00:01.50]a\n[00:12.25]b\n```'],
    ['comments', '; x\n[00:01.50]a\n// y\n# z\n[COLOUR]0xFF\n[00:12.25]b'],
    ['the quotes of a JSON string', '"[00:01.50]a\\n[00:12.25]b"\n'],
    ['overrides of ASS', '[00:01.50]{\\k20}a{\\an8}\n[00:12.25]b'],
    ['obfuscated word times', '[kuwo:034]\n[00:01.50]<-3,12>a\n[00:12.25]<7,-1>b'],
  ])('reads %s', (_, source) => {
    expect(read(source)).toEqual(two);
    expect(formatOf(source)).toBe('lrc');
  });

  it('reads word times relative to their line', () => {
    for (const source of ['[00:01.00]<0,400>a<400,300>b', '[00:01.00]<0,400,0>a<400,300,0>b'])
      expect(readAnyLyrics(source).lines[0]).toMatchObject({
        text: 'ab',
        words: [
          { startMs: 1000, endMs: 1400 },
          { startMs: 1400, endMs: 1700 },
        ],
      });
  });

  it.each([
    '[1] a\n[2] b',
    '3.5 stars\n[1.5] b\nc',
    '12:30\n12:45',
    '[1990]a\n[1991]b',
    'a "quoted"',
    '"a" and "b"',
  ])('detects no timestamps in %s', (text) => {
    expect(texts(text)).toEqual(text.split('\n'));
  });
});

describe('texts of other programs', () => {
  it('decodes escaped line feeds', () => {
    const source = '[00:01.00]一\\n[00:02.00]二\\r\\n[00:03.00]三';
    expect(texts(source)).toEqual(['一', '二', '三']);
    expect(texts('一\\n二\\n三')).toEqual(['一', '二', '三']);
    expect(texts('one \\n\ntwo')).toEqual(['one \\n', 'two']);
  });

  it('removes invisible characters before timestamps', () => {
    expect(read('[00:01.00]a\n\uFEFF[00:02.00]b\n\u200B[00:03.00]c\u2028\u200E[00:04.00]d')).toEqual([
      [1000, 'a'],
      [2000, 'b'],
      [3000, 'c'],
      [4000, 'd'],
    ]);
  });

  it('removes tags from the text of untimed lyrics too', () => {
    expect(readAnyLyrics('[ti:题]\n床前')).toMatchObject({ tags: { ti: '题' }, lines: [{ text: '床前' }] });
  });

  it.each([
    '[',
    '[0:',
    '[ 0 : 0 , ',
    '<',
    '<b ',
    '<font ',
    '&',
    '&#',
    '\\n',
    '(1:',
    '【00：',
    '[00:01][00:02]',
    '<1>',
  ])('parses very many repetitions of %j', (unit) => {
    expect(readAnyLyrics(unit.repeat(200_000 / unit.length)).lines.length).toBeLessThanOrEqual(20_000);
  });
});
