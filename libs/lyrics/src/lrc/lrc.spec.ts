import { describe, expect, it } from 'vitest';
import { parseLrc, writeLrc } from '../index.ts';

const lineOf = (source: string) => parseLrc(source).lines[0];

describe('LRC', () => {
  it.each([
    ['CR LF and a byte order mark', '\uFEFF[00:01.00]a\r\n[00:02.00]b'],
    ['CR alone', '[00:01.00]a\r[00:02.00]b'],
    ['blanks before, between and after stamps', '  [00:01.00] a \n[00:02.00]\tb'],
  ])('parses LRC with %s', (_, source) => {
    expect(parseLrc(source).lines.map(({ startMs, text }) => [startMs, text])).toEqual([
      [1000, 'a'],
      [2000, 'b'],
    ]);
  });

  it.each([
    ['[01:02:03.50]a', 3_723_500],
    ['[01:02:03]a', 62_030],
  ])('distinguishes hours from hundredths: %s', (source, ms) => {
    expect(lineOf(source)?.startMs).toBe(ms);
  });

  it.each(['[00:aa.00]a', '[:01.00]a', '[00:01.00a', '[999999:01.00]a', '[00:01.0000]a'])(
    'treats %s as text',
    (source) => {
      expect(parseLrc(source)).toMatchObject({ timed: false, lines: [{ text: source }] });
    },
  );

  it('drops a line with a malformed timestamp from timed lyrics', () => {
    expect(parseLrc('[00:01.00]a\n[00:xx.00]b').lines.map(({ text }) => text)).toEqual(['a']);
  });

  it('keeps tags, and ignores an invalid offset', () => {
    const { tags, lines } = parseLrc('[TI: 静夜思 ]\n[ar:李白]\n[offset:fast]\n[00:01.00]a');
    expect(tags).toEqual({ ti: '静夜思', ar: '李白', offset: 'fast' });
    expect(lines[0]?.startMs).toBe(1000);
  });

  it('shifts lines later with a negative offset', () => {
    expect(lineOf('[offset:-500]\n[00:01.00]a')?.startMs).toBe(1500);
  });

  it('keeps section names in a text without timestamps', () => {
    expect(parseLrc('[ti:题]\n[Chorus: all]\nla').lines.map(({ text }) => text)).toEqual([
      '[Chorus: all]',
      'la',
    ]);
  });

  it('parses JSON credits and skips invalid ones', () => {
    expect(parseLrc('{"t":5,"c":[{"tx":"作词: "},{"tx":"李白"}]}\n{"t":\n[00:01.00]a').credits).toEqual([
      { startMs: 5, text: '作词: 李白' },
    ]);
  });
});

describe('enhanced LRC', () => {
  it('reads word times, and ends the last word at the timestamp behind it', () => {
    expect(lineOf('[00:01.00]<00:01.00>Hel<00:01.20>lo <00:01.50>you<00:02.00>\n[00:09.00]x')).toEqual({
      startMs: 1000,
      endMs: 2000,
      text: 'Hello you',
      words: [
        { startMs: 1000, endMs: 1200, text: 'Hel' },
        { startMs: 1200, endMs: 1500, text: 'lo ' },
        { startMs: 1500, endMs: 2000, text: 'you' },
      ],
    });
  });

  it('reads word timestamps with spaces around them, and in square brackets', () => {
    const words = [
      { startMs: 1000, endMs: 2000, text: 'a ' },
      { startMs: 2000, endMs: 3000, text: 'b' },
    ];
    expect(lineOf('[00:01.00] <00:01.00> a <00:02.00> b <00:03.00>')?.words).toEqual(words);
    expect(lineOf('[00:01.00]a [00:02.00]b[00:03.00]')?.words).toEqual(words);
  });

  it.each(['<00:01.00>a<00:02.00> b<00:03.00>', '<00:01.00>a<00:02.00> <00:02.00>b<00:03.00>'])(
    'assigns a space to the word before it: %s',
    (text) => {
      expect(lineOf(`[00:01.00]${text}`)?.words).toEqual([
        { startMs: 1000, endMs: 2000, text: 'a ' },
        { startMs: 2000, endMs: 3000, text: 'b' },
      ]);
    },
  );

  it('ends an open last word at the next line, or after three seconds', () => {
    const { lines } = parseLrc('[00:01.00]<00:01.00>a\n[00:02.00]<00:02.00>b');
    expect(lines.map(({ words }) => words?.[0]?.endMs)).toEqual([2000, 5000]);
  });

  it('shifts the words of a repeated line with it', () => {
    const { lines } = parseLrc('[00:05.00][00:01.00]<00:01.10>a<00:01.50>');
    expect(lines.map(({ words }) => words?.[0])).toEqual([
      { startMs: 1100, endMs: 1500, text: 'a' },
      { startMs: 5100, endMs: 5500, text: 'a' },
    ]);
  });

  it('shifts words by the offset too', () => {
    expect(lineOf('[offset:1000]\n[00:02.00]<00:02.50>a<00:03.00>')?.words?.[0]).toMatchObject({
      startMs: 1500,
      endMs: 2000,
    });
  });
});

describe('voice marks in LRC', () => {
  it('applies a voice mark until the next one', () => {
    const { lines, agents } = parseLrc('[00:01]F: a\n[00:02]b\n[00:03]M: c\n[00:04]D: d');
    expect(lines.map(({ agent, text }) => [agent, text])).toEqual([
      ['female', 'a'],
      ['female', 'b'],
      ['male', 'c'],
      ['duet', 'd'],
    ]);
    expect(agents?.map(({ id, kind }) => [id, kind])).toEqual([
      ['female', 'person'],
      ['male', 'person'],
      ['duet', 'group'],
    ]);
  });

  it('parses Chinese voice marks, also on a line of their own', () => {
    const { lines, agents } = parseLrc('[00:01]女：\n[00:01.5]雨\n[00:03]合:晴');
    expect(lines.map(({ agent, text }) => [agent, text])).toEqual([
      ['female', '雨'],
      ['duet', '晴'],
    ]);
    expect(agents?.map(({ name }) => name)).toEqual(['女', '合']);
  });
});

describe('writeLrc', () => {
  it('writes tags, credits, pauses and background vocals, and applies the offset only once', () => {
    const text = writeLrc({
      timed: true,
      tags: { ti: '题', offset: '500' },
      credits: [{ startMs: 0, text: '作词: 李白' }],
      lines: [
        {
          startMs: 61_005,
          endMs: 62_000,
          text: 'a',
          background: { startMs: 61_500, endMs: 62_000, text: 'ooh' },
        },
        { startMs: 65_000, endMs: Infinity, text: 'b' },
      ],
    });
    expect(text.split('\n')).toEqual([
      '[ti:题]',
      '{"t":0,"c":[{"tx":"作词: 李白"}]}',
      '[01:01.005]a (ooh)',
      '[01:02.000]',
      '[01:05.000]b',
    ]);
  });

  it('writes plain text for untimed lyrics', () => {
    expect(writeLrc({ timed: false, lines: [{ startMs: 0, endMs: Infinity, text: 'a' }] })).toBe('a');
  });
});
