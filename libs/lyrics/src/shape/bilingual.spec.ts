import { describe, expect, it } from 'vitest';
import { parseLrc } from '../index.ts';
import { joinBilingual } from '../ttml.ts';

const read = (...lines: string[]) =>
  joinBilingual(parseLrc(lines.join('\n'))).lines.map(({ text, translation, romanisation }) =>
    [text, translation, romanisation].filter((one) => one !== undefined),
  );
const pairs = ['[00:01.00]空が青い', '[00:01.00]天空很蓝', '[00:03.00]海も青い', '[00:03.00]海也很蓝'];
const joined = [
  ['空が青い', '天空很蓝'],
  ['海も青い', '海也很蓝'],
];

describe('two lines per timestamp', () => {
  it('pairs lines with equal timestamps, with any number of credits before and after them', () => {
    const credits = ['作词：某甲', '作曲：某乙', '编曲：某丙', '制作人：某丁'];
    const head = ['曲名 - 某人', ...credits].map((text, at) => `[00:00.${at}0]${text}`);
    const tail = ['混音：某戊', '母带：某己', '录音：某庚'].map((text, at) => `[00:09.${at}0]${text}`);
    const read6 = read(...head, ...pairs, ...tail);
    expect(read6.slice(5, 7)).toEqual(joined);
    expect(read6.flat()).toEqual(expect.arrayContaining(['曲名 - 某人', ...credits, '录音：某庚']));
  });

  it('pairs lines behind credits that share one timestamp, but not these credits', () => {
    const head = ['[00:00.00]作词：某甲', '[00:00.00]作曲：某乙'];
    expect(read(...head, ...pairs)).toEqual([['作词：某甲'], ['作曲：某乙'], ...joined]);
  });

  it('treats a placeholder as a missing translation', () => {
    expect(read('[00:00.50]la', '[00:00.50]//', ...pairs)).toEqual([['la'], ...joined]);
  });
});

describe('a translation on the line itself', () => {
  it.each(['|', ' ｜ ', '  ', '\t', ' / ', '//', '\u3000'])('splits a translation behind %j', (divider) => {
    const lines = ['[00:01.00]Yes we started', '[00:02.00]Can we put it out', '[00:03.00]La la'];
    const translated = ['我们点燃了', '我们可以吗'];
    expect(read(...lines.map((line, at) => line + (translated[at] ? divider + translated[at] : '')))).toEqual(
      [['Yes we started', '我们点燃了'], ['Can we put it out', '我们可以吗'], ['La la']],
    );
  });

  it('splits a translation in brackets if it is not in Latin script', () => {
    expect(read('[00:01.00]Yes (是)', '[00:02.00]No（不）')).toEqual([
      ['Yes', '是'],
      ['No', '不'],
    ]);
    expect(read('[00:01.00]사랑해 (oh yeah)', '[00:02.00]가자 (let me go)')[0]).toEqual(['사랑해 (oh yeah)']);
  });

  it('detects no inline translation in one script or in few lines', () => {
    expect(read('[00:01.00]either / or', '[00:02.00]yes | no')[0]).toEqual(['either / or']);
    expect(read('[00:01.00]Yes|是', '[00:02.00]No|不', '[00:03.00]a', '[00:04.00]b')[0]).toEqual(['Yes|是']);
  });
});

describe('three lines per timestamp', () => {
  const three = (...texts: string[]) => [1, 2].flatMap((at) => texts.map((text) => `[00:0${at}.00]${text}`));

  it.each([
    ['romanised first', ['空が青い', 'sora ga aoi', '天空很蓝'], ['空が青い', '天空很蓝', 'sora ga aoi']],
    ['translated first', ['空が青い', '天空很蓝', 'sora ga aoi'], ['空が青い', '天空很蓝', 'sora ga aoi']],
    ['both in Latin letters', ['하늘', 'haneul', 'the sky'], ['하늘', 'the sky', 'haneul']],
  ])('reads three lines as a line, its translation and its romanization: %s', (_, texts, line) => {
    expect(read(...three(...texts))).toEqual([line, line]);
  });

  it('keeps three lines when none can be a romanization', () => {
    expect(read(...three('one', 'two', 'three'))).toHaveLength(6);
    expect(read(...three('空が青い', '天空很蓝', '하늘'))).toHaveLength(6);
  });
});

describe('translations with the timestamp of the next line', () => {
  const shifted = [
    ...['[00:01.00]空が青い', '[00:03.00]天空很蓝', '[00:03.00]海も青い', '[00:05.00]海也很蓝'],
    ...['[00:05.00]風が吹く', '[00:07.00]风在吹'],
  ];
  const three = [...joined, ['風が吹く', '风在吹']];

  it('assigns translations with the next timestamp to the line before', () => {
    expect(read(...shifted)).toEqual(three);
    expect(read('[00:00.00]作词：某甲', ...shifted)).toEqual([['作词：某甲'], ...three]);
  });

  it('assigns translations to the line before across a pause, too', () => {
    const more = ['[00:20.00]鳥', '[00:22.00]鸟', '[00:22.00]花が咲く', '[00:24.00]花开'];
    const [birds, flowers] = [
      ['鳥', '鸟'],
      ['花が咲く', '花开'],
    ];
    const most = ['[00:09.00]雨だ', '[00:11.00]下雨了', '[00:11.00]雪だ', '[00:13.00]下雪了'];
    const read10 = read(...shifted.slice(0, -1), '[00:09.00]风在吹', ...most, ...more);
    expect(read10.slice(0, 3)).toEqual(three);
    expect(read10.slice(-1)).toEqual([flowers]);
    expect(read10.flat()).toEqual(expect.arrayContaining(birds));
  });

  it('detects no shifted translations in pairs behind a title and before an untranslated line', () => {
    const more = ['[00:05.00]風が吹く', '[00:05.00]风在吹'];
    for (const title of ['天空', '曲名 - 某人', 'Sky', '空が']) {
      expect(read(`[00:00.00]${title}`, ...pairs, ...more, '[00:07.00]ラララ')).toEqual([
        [title],
        ...three,
        ['ラララ'],
      ]);
    }
  });

  it('detects no shifted translations in duets in one language', () => {
    const duet = ['[00:01]a', '[00:02]b', '[00:02]c', '[00:03]d', '[00:03]e', '[00:04]f'];
    expect(read(...duet)).toHaveLength(6);
  });
});
