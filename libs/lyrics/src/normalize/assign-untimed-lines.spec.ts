import { describe, expect, it } from 'vitest';
import { readAnyLyrics } from '../ttml.ts';

const song = (...lines: string[]) => readAnyLyrics(lines.join('\n'));
const read = (...lines: string[]) =>
  song(...lines).lines.map(({ text, translation, romanisation }) =>
    [text, translation, romanisation].filter((one) => one !== undefined),
  );

describe('a line without a timestamp behind each line', () => {
  it('becomes a translation without brackets when it is in another language', () => {
    expect(
      read(
        '[00:01.00]Every man you saw in me',
        '(Cada hombre que viste)',
        '[00:03.00]Second line here',
        '(Segunda linea aqui)',
      ),
    ).toEqual([
      ['Every man you saw in me', 'Cada hombre que viste'],
      ['Second line here', 'Segunda linea aqui'],
    ]);
  });

  it('becomes a translation when it is in another script, with word times and repeated lines too', () => {
    const { lines } = song(
      '[00:00.00]作词：某甲',
      '[00:01.00]<00:01.00>空が<00:02.00>青い<00:03.00>',
      '天空很蓝',
      '',
      '[00:09.00][00:04.00]海も青い',
      '海也很蓝',
      '[00:06.00]ラララ',
    );
    expect(lines.map(({ startMs, translation }) => [startMs, translation])).toEqual([
      [0, undefined],
      [1000, '天空很蓝'],
      [4000, '海也很蓝'],
      [6000, undefined],
      [9000, '海也很蓝'],
    ]);
    expect(lines[1]?.words).toHaveLength(2);
  });

  it('becomes a translation when its words differ in enough lines', () => {
    const english = [
      'sing of rain',
      'walk in rain',
      'the old road',
      'my heart',
      'we were here',
      'so cold',
      'come home',
      'sleep',
    ];
    const spanish = [
      'canto lluvia',
      'camino bajo',
      'vieja senda',
      'corazon',
      'estuvimos',
      'tanto frio',
      'vuelve',
      'duerme',
    ];
    const lines = english.flatMap((text, at) => [`[00:0${at}.00]${text}`, spanish[at] ?? '']);
    expect(read(...lines)).toEqual(english.map((text, at) => [text, spanish[at]]));
  });

  it('becomes romanization or translation when there are two lines without a timestamp', () => {
    const two = [
      '[00:01.00]空が青い',
      'sora ga aoi',
      '天空很蓝',
      '[00:03.00]海も青い',
      'umi mo aoi',
      '海也很蓝',
    ];
    expect(read(...two)).toEqual([
      ['空が青い', '天空很蓝', 'sora ga aoi'],
      ['海も青い', '海也很蓝', 'umi mo aoi'],
    ]);
  });

  it('continues the text when it is much shorter than the line', () => {
    const ooh = ['[00:01.00]walking down the road', '(ooh)', '[00:03.00]singing in the rain', '(yeah yeah)'];
    expect(read(...ooh)).toEqual([['walking down the road (ooh)'], ['singing in the rain (yeah yeah)']]);
  });

  it('continues the text in the same language', () => {
    const walk = [
      '[00:01.00]I walk the road',
      'and sing the song',
      '[00:03.00]I sing the song',
      'and walk the road',
    ];
    expect(read(...walk)).toEqual([
      ['I walk the road and sing the song'],
      ['I sing the song and walk the road'],
    ]);
    expect(read('[00:01.00]oh the rain', '(the rain)', '[00:02.00]in the sun', '(the sun)')).toEqual([
      ['oh the rain (the rain)'],
      ['in the sun (the sun)'],
    ]);
  });
});

describe('a single line without a timestamp', () => {
  it('continues the text before it, word times included', () => {
    expect(read('[00:01.00]a', 'b', 'c', '[00:02.00]d', '[00:03.00]e', '[00:04.00]f')).toEqual([
      ['a b c'],
      ['d'],
      ['e'],
      ['f'],
    ]);
    expect(song('[00:01.00]<00:01.00>a<00:02.00>', 'b', '[00:03.00]c').lines[0]).toMatchObject({
      text: 'a b',
      words: [{ text: 'a ' }, { text: 'b' }],
    });
  });

  it('becomes the text of a timestamp on the line above', () => {
    expect(read('[00:01.00]', 'a', '[00:02.00]', 'b', 'c')).toEqual([['a'], ['b c']]);
  });

  it('drops lines before the first timestamp, and detects credits anywhere', () => {
    const { lines, credits } = song(
      '静夜思',
      'https://example.org/lyrics',
      '作词：李白',
      '[00:01.00]床前明月光',
      '作曲：某甲',
    );
    expect(lines.map(({ text }) => text)).toEqual(['床前明月光']);
    expect(credits).toEqual([
      { startMs: 0, text: '作词：李白' },
      { startMs: 1000, text: '作曲：某甲' },
    ]);
  });

  it('drops rules, section names and web addresses', () => {
    expect(
      read(
        '[00:01.00]a',
        '------',
        '[Chorus 2x]',
        '[Verse 1: Ana]',
        '(副歌)',
        'www.example.org',
        '[00:02.00]b',
      ),
    ).toEqual([['a'], ['b']]);
    expect(read('[00:01.00]a', '(Oh) what a night', '[00:02.00]b')[0]).toEqual(['a (Oh) what a night']);
    expect(read('[00:01.00]a', '(Intro to love)', '[00:02.00]b')[0]).toEqual(['a (Intro to love)']);
  });

  it('keeps the text of a line with a malformed timestamp', () => {
    expect(read('[00:01.00]a', '[00:xx.00]b', '[al:album]')).toEqual([['a b']]);
  });

  it('assigns continued background vocals to the background', () => {
    const [line] = song('[00:01.00]a', 'b [bg: c]', '[bg: d]', '[00:02.00]e').lines;
    expect(line).toMatchObject({ text: 'a b', background: { text: 'c d' } });
  });

  it('parses any number of lines without a timestamp fast', () => {
    const { lines } = readAnyLyrics(`[00:01.00]a\n${'b\n'.repeat(50_000)}`);
    expect(lines[0]?.text.length).toBe(100_001);
    expect(readAnyLyrics('[00:01.00]a\n作词：李白\n'.repeat(5000)).lines).toHaveLength(5000);
  });
});
