import { describe, expect, it } from 'vitest';
import { type LyricLine, type Lyrics, writeLrc } from '../index.ts';
import { parseEnhancedLrc } from '../ttml.ts';

const song = (...lines: string[]) => parseEnhancedLrc(lines.join('\n'));
const word = (startMs: number, endMs: number, text: string) => ({ startMs, endMs, text });

describe('numbered voices in enhanced LRC', () => {
  it('turns numbered voices into agents and removes them from the text', () => {
    const { lines, agents } = song(
      '[00:01.00]v1: <00:01.00>Hello <00:01.50>there<00:02.00>',
      '[00:03.00] V2:<00:03.00>Good <00:03.40>day<00:04.00>',
      '[00:05.00]v1000：all',
    );
    expect(lines.map(({ agent, text }) => [agent, text])).toEqual([
      ['v1', 'Hello there'],
      ['v2', 'Good day'],
      ['v1000', 'all'],
    ]);
    expect(lines[0]?.words?.[0]).toEqual(word(1000, 1500, 'Hello '));
    expect(agents).toEqual([
      { id: 'v1', kind: 'person' },
      { id: 'v2', kind: 'person' },
      { id: 'v1000', kind: 'group' },
    ]);
  });

  it('requires a colon and a number', () => {
    expect(song('[00:01.00]v: a', '[00:02.00]v1 b').lines.map(({ text }) => text)).toEqual(['v: a', 'v1 b']);
  });
});

describe('background vocals in enhanced LRC', () => {
  const la = {
    startMs: 4100,
    endMs: 4600,
    text: 'la la',
    words: [word(4100, 4300, 'la '), word(4300, 4600, 'la')],
  };

  it('assigns background vocals on a line of their own to the line before', () => {
    const { lines } = song(
      '[00:03.00]<00:03.00>Good <00:03.40>day<00:04.00>',
      '[bg: <00:04.10>la <00:04.30>la<00:04.60>]',
      '[00:05.00]Bye',
    );
    expect(lines.map(({ text }) => text)).toEqual(['Good day', 'Bye']);
    expect(lines[0]?.background).toEqual(la);
  });

  it('parses background vocals with a timestamp before them, behind a pause, and over several lines', () => {
    const [line] = song('[00:03.00]day', '[00:04.00]', '[00:04.10][bg: la]', '[bg: oh]').lines;
    expect(line).toMatchObject({ text: 'day', endMs: 4000, background: { startMs: 3000, text: 'la oh' } });
    expect(song('[00:03.00]day', '[00:04.10][bg: la]').lines).toHaveLength(1);
  });

  it.each([
    '[00:01.00]<00:01.00>Hello <00:01.50>there<00:02.00> [bg:(<00:04.10>la <00:04.30>la<00:04.60>)]',
    '[00:01.00]<00:01.00>Hello <00:01.50>there<00:02.00>[bg: <00:04.10>(la <00:04.30>la)<00:04.60>]',
  ])('parses background vocals at the end of a line and removes brackets: %s', (source) => {
    const [line] = song(source, '[00:05.00]Bye').lines;
    expect(line).toMatchObject({ text: 'Hello there', background: la });
  });

  it('times background vocals without timestamps like their line, its copies and offset included', () => {
    const { lines } = song('[offset:500]', '[00:05.00][00:01.00]a [bg: b]', '[00:03.00]c');
    expect(lines.map(({ background }) => background)).toEqual([
      { startMs: 500, endMs: 2500, text: 'b' },
      undefined,
      { startMs: 4500, endMs: Infinity, text: 'b' },
    ]);
  });

  it('drops empty background vocals, and keeps them as text in untimed lyrics', () => {
    expect(song('[00:01.00]a [bg: ()]', '[bg:]').lines[0]).not.toHaveProperty('background');
    expect(song('a', '[bg: b]').lines.map(({ text }) => text)).toEqual(['a', '[bg: b]']);
  });

  it.each([['[bg: a]'], ['[00:02.00][bg: <00:02.00>a]'], ['[00:02.00][00:03.00][00:04.00]x']])(
    'parses any number of background vocals fast: %s',
    (line) => {
      const lines = `[00:01.00]a\n${`${line}\n[bg: b]\n`.repeat(20_000)}`;
      expect(parseEnhancedLrc(lines).lines[0]?.text).toBe('a');
    },
  );
});

describe('writing enhanced LRC', () => {
  const line: LyricLine = { startMs: 1000, endMs: 2000, text: 'a', words: [word(1000, 2000, 'a')] };
  const lyrics: Lyrics = {
    timed: true,
    agents: [
      { id: 'v1', kind: 'person' },
      { id: 'v2', kind: 'person' },
    ],
    lines: [
      {
        ...line,
        agent: 'v1',
        background: { startMs: 1500, endMs: 2500, text: 'b', words: [word(1500, 2500, 'b')] },
      },
      {
        startMs: 3000,
        endMs: 4000,
        text: 'c',
        agent: 'v2',
        background: { startMs: 3000, endMs: 4000, text: 'd' },
      },
      { startMs: 4000, endMs: Infinity, text: 'e', agent: 'v1' },
    ],
  };

  it('writes numbered voices and background vocals', () => {
    const text = writeLrc(lyrics, { timing: 'word' });
    expect(text.split('\n')).toEqual([
      '[00:01.000]v1: <00:01.000>a<00:02.000>',
      '[bg: <00:01.500>b<00:02.500>]',
      '[00:03.000]v2: c',
      '[bg: d]',
      '[00:04.000]v1: e',
    ]);
    expect(parseEnhancedLrc(text)).toEqual(lyrics);
  });

  it('leaves both out of line-timed LRC, whose readers would show them', () => {
    expect(writeLrc(lyrics)).not.toMatch(/v1:|\[bg/);
  });
});
