import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { activeLineIndex, parseLrc, parseYrc, readLyrics } from '../index.ts';

const starts = (lrc: string) => parseLrc(lrc).lines.map(({ startMs, text }) => [startMs, text]);

describe('parseLrc', () => {
  it.each([
    ['[00:01]a', 1000],
    ['[00:01.5]a', 1500],
    ['[00:01.50]a', 1500],
    ['[00:01.500]a', 1500],
    ['[00:01:50]a', 1500],
    ['[75:00.00]a', 4_500_000],
  ])('reads the timestamp of %s', (line, ms) => {
    expect(starts(line)).toEqual([[ms, 'a']]);
  });

  it('repeats a line with several timestamps and sorts', () => {
    expect(starts('[00:05.00][00:01.00]副歌\n[00:03.00]主歌')).toEqual([
      [1000, '副歌'],
      [3000, '主歌'],
      [5000, '副歌'],
    ]);
  });

  it('applies the offset, clamped to 0', () => {
    expect(starts('[offset:500]\n[00:01.00]a\n[00:00.10]b')).toEqual([
      [0, 'b'],
      [500, 'a'],
    ]);
  });

  it('ends a line at an empty line', () => {
    expect(parseLrc('[00:01.00]a\n[00:02.00]\n[00:09.00]b').lines).toEqual([
      { startMs: 1000, endMs: 2000, text: 'a' },
      { startMs: 9000, endMs: Infinity, text: 'b' },
    ]);
  });

  it('skips tags, credits and blank lines', () => {
    expect(starts('[ti:题]\n{"t":0,"c":[{"tx":"作词"}]}\n\n[00:01.00]a')).toEqual([[1000, 'a']]);
  });

  it('returns text without timestamps as untimed lines', () => {
    const lyrics = parseLrc('床前明月光\n疑是地上霜');
    expect(lyrics.timed).toBe(false);
    expect(lyrics.lines.map(({ text }) => text)).toEqual(['床前明月光', '疑是地上霜']);
  });

  it('never throws, and returns sorted times from 0', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'[]:.0159\n{}a床') }), (text) => {
        const { lines } = parseLrc(text);
        expect(lines.every(({ startMs }, index) => startMs >= (lines[index - 1]?.startMs ?? 0))).toBe(true);
      }),
    );
  });
});

describe('parseYrc', () => {
  it('reads words with absolute times, and keeps trailing spaces', () => {
    expect(parseYrc('[1000,900](1000,300,0)Hello (1300,600,0)world').lines).toEqual([
      {
        startMs: 1000,
        endMs: 1900,
        text: 'Hello world',
        words: [
          { startMs: 1000, endMs: 1300, text: 'Hello ' },
          { startMs: 1300, endMs: 1900, text: 'world' },
        ],
      },
    ]);
  });

  it('keeps other brackets in the text', () => {
    expect(parseYrc('[0,100](0,50,0)(oh) (1,2)(50,50,0)x').lines[0]?.text).toBe('(oh) (1,2)x');
  });

  it('skips credits and invalid lines, and never throws', () => {
    expect(parseYrc('{"t":0,"c":[{"tx":"作词"}]}\n[x,y]').lines).toEqual([]);
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'[](),059\nab') }), (text) => void parseYrc(text)),
    );
  });
});

describe('readLyrics', () => {
  it('prefers word timing, and assigns translation and romanization within 0.6 s', () => {
    const { lines } = readLyrics({
      lrc: '[00:01.00]行',
      yrc: '[1000,500](1000,500,0)字\n[5000,500](5000,500,0)末',
      tlyric: '[00:01.50]word\n[00:05.61]too far',
      romalrc: '[00:01.00]zì',
    });
    expect(lines).toMatchObject([{ text: '字', translation: 'word', romanisation: 'zì' }, { text: '末' }]);
    expect(lines[1]).not.toHaveProperty('translation');
  });

  it('falls back to line timing', () => {
    expect(readLyrics({ lrc: '[00:01.00]行', yrc: '' }).lines[0]?.text).toBe('行');
  });

  it.each([
    [0, -1],
    [1000, 0],
    [2999, 0],
    [3000, 1],
    [99_000, 1],
  ])('at %i ms line %i is active', (ms, index) => {
    expect(activeLineIndex(parseLrc('[00:01.00]a\n[00:03.00]b'), ms)).toBe(index);
  });
});
