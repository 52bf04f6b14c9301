import { describe, expect, it } from 'vitest';
import { parseLrc, extractCredits } from '../index.ts';
import { isCredit } from './extract-credits.ts';

describe('isCredit', () => {
  it.each([
    '作词 : 李白',
    '作曲：杜甫',
    '作词/作曲：李白',
    '制作人:甲&乙',
    '編曲：丙',
    '作詞・作曲：丁',
    '작사: 가',
    'Lyrics by：Ana',
    'Composed by Ana Lee',
    'Mixing Engineer: B. Sound',
    'Letra: C',
    'Слова: Д',
    'OP/SP: E Music',
    '未经著作权人许可，不得翻唱或使用',
    '℗ 2020 F Records',
  ])('accepts %s', (text) => {
    expect(isCredit(text)).toBe(true);
  });

  it.each([
    '床前明月光',
    '她说：再见',
    '男：你在哪里',
    '合唱：我们',
    'Written by the sea',
    'composed by the sea I wait',
    'Music: it is all I have, and all I ever had, and all that I shall ever have, until the music stops and all of us go home again and nobody will ever sing this song again, not even once, no',
    'Baby: come back',
    ': a',
    '12:30',
  ])('rejects %s', (text) => {
    expect(isCredit(text)).toBe(false);
  });
});

describe('extractCredits', () => {
  const song = (...texts: string[]) =>
    extractCredits(
      parseLrc(['[ti:静夜思]', ...texts.map((text, at) => `[00:${10 + at}.00]${text}`)].join('\n')),
    );
  const texts = (...given: string[]) => song(...given).lines.map(({ text }) => text);

  it('moves credits at both ends and the heading before them to the credits', () => {
    const { lines, credits } = song('静夜思 - 李白', '作词：李白', '床前明月光', '混音：丙');
    expect(lines.map(({ text }) => text)).toEqual(['床前明月光']);
    expect(credits).toEqual([
      { startMs: 10_000, text: '静夜思 - 李白' },
      { startMs: 11_000, text: '作词：李白' },
      { startMs: 13_000, text: '混音：丙' },
    ]);
  });

  it('keeps lines between sung ones, a sung title, and everything when nothing else is left', () => {
    expect(texts('床前', '曲：终', '人散')).toEqual(['床前', '曲：终', '人散']);
    expect(texts('静夜思', '床前')).toEqual(['静夜思', '床前']);
    expect(texts('静夜思念', '作词：李白', '床前')).toEqual(['静夜思念', '作词：李白', '床前']);
    expect(texts('作词：李白', '作曲：杜甫')).toHaveLength(2);
  });
});
