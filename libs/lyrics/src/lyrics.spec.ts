import { describe, expect, it } from 'vitest';
import {
  convertChineseScript,
  parseLrc,
  parsePlain,
  parseYrc,
  pickLyrics,
  exceedsContract,
  shiftLyrics,
  timingOf,
} from './index.ts';
import { formatOf, joinBilingual } from './ttml.ts';

const plain = parsePlain('a\n\n b \r\nc');
const byLine = parseLrc('[00:01.00]a');
const byWord = parseYrc('[1000,500](1000,500,0)a');

it('parsePlain returns the lines, and timingOf the granularity', () => {
  expect(plain.lines.map(({ text }) => text)).toEqual(['a', 'b', 'c']);
  expect([plain, byLine, byWord].map(timingOf)).toEqual(['plain', 'line', 'word']);
});

describe('pickLyrics', () => {
  const given = [
    { source: 'plain', lyrics: plain },
    { source: 'line', lyrics: byLine },
    { source: 'word', lyrics: byWord },
    { source: 'word too', lyrics: byWord },
  ];

  it('prefers the user’s own lyrics, then the finest granularity, then the first', () => {
    expect(pickLyrics(given)?.source).toBe('word');
    expect(pickLyrics(given.slice(0, 2))?.source).toBe('line');
    expect(pickLyrics([...given, { source: 'mine', lyrics: plain, own: true }])?.source).toBe('mine');
  });

  it('ignores lyrics without text', () => {
    expect(
      pickLyrics([{ source: 'mine', lyrics: parsePlain(''), own: true }, ...given.slice(0, 1)])?.source,
    ).toBe('plain');
    expect(pickLyrics([])).toBeUndefined();
  });
});

describe('shiftLyrics', () => {
  const lyrics = {
    timed: true,
    lines: [
      {
        ...byWord.lines[0],
        startMs: 1000,
        endMs: 1500,
        text: 'a',
        background: { startMs: 1200, endMs: 1400, text: 'b' },
      },
    ],
  };

  it('shifts all times in both directions, clamped to 0', () => {
    expect(shiftLyrics(lyrics, 250).lines[0]).toMatchObject({
      startMs: 1250,
      endMs: 1750,
      words: [{ startMs: 1250, endMs: 1750 }],
      background: { startMs: 1450, endMs: 1650 },
    });
    expect(shiftLyrics(lyrics, -1300).lines[0]).toMatchObject({
      startMs: 0,
      endMs: 200,
      background: { startMs: 0, endMs: 100 },
    });
  });

  it('keeps open ends, and untimed lyrics unchanged', () => {
    expect(shiftLyrics(byLine, 100).lines[0]?.endMs).toBe(Infinity);
    expect(shiftLyrics(plain, 100)).toBe(plain);
  });
});

describe('convertChineseScript', () => {
  it('converts lines, words and translations', async () => {
    const lyrics = parseYrc('[0,900](0,300,0)头(300,300,0)发(600,300,0)白');
    const { lines } = await convertChineseScript(
      { ...lyrics, lines: lyrics.lines.map((line) => ({ ...line, translation: '干杯' })) },
      'hant',
    );
    expect(lines[0]).toMatchObject({
      text: '頭髮白',
      translation: '乾杯',
      words: [{ text: '頭' }, { text: '髮' }, { text: '白' }],
    });
    expect((await convertChineseScript({ timed: true, lines }, 'hans')).lines[0]?.text).toBe('头发白');
  });

  it('does not convert Japanese', async () => {
    const lyrics = parseLrc('[00:01.00]僕の夢\n[00:02.00]東京\n[00:03.00]学校');
    const converted = await convertChineseScript(lyrics, 'hans');
    expect(converted.lines.map(({ text }) => text)).toEqual(['僕の夢', '東京', '学校']);
  });
});

describe('joinBilingual with two lines per timestamp', () => {
  it('assigns translations when most timestamps have two lines', () => {
    const { lines } = joinBilingual(
      parseLrc('[00:01.00]a\n[00:01.00]甲\n[00:02.00]b\n[00:02.00]乙\n[00:03.00]c'),
    );
    expect(lines.map(({ text, translation }) => [text, translation])).toEqual([
      ['a', '甲'],
      ['b', '乙'],
      ['c', undefined],
    ]);
  });

  it('changes nothing when few timestamps have two lines', () => {
    const lyrics = parseLrc('[00:01.00]a\n[00:01.00]甲\n[00:02.00]b\n[00:03.00]c');
    expect(joinBilingual(lyrics)).toBe(lyrics);
  });
});

it.each([
  ['<?xml version="1.0"?>\n<tt xmlns="http://www.w3.org/ns/ttml"></tt>', 'ttml'],
  ['\uFEFF<tt:tt xmlns:tt="http://www.w3.org/ns/ttml">', 'ttml'],
  ['{"t":0,"c":[]}\n[0,100](0,100,0)a', 'yrc'],
  ['[ti:a]\n\n[00:01.00]a', 'lrc'],
  ['<3 you\n[Chorus]', 'plain'],
])('the format of %j is %s', (text, format) => {
  expect(formatOf(text)).toBe(format);
});

it('exceedsContract is true for singers, background vocals and readings only', () => {
  expect(exceedsContract(byWord)).toBe(false);
  expect(exceedsContract(parseLrc('[00:01.00]F: a'))).toBe(true);
});
