import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type LyricLine, type Lyrics, rowsOf, activeRowsAt } from '../index.ts';

const line = (startMs: number, endMs: number, more: Partial<LyricLine> = {}): LyricLine => ({
  startMs,
  endMs,
  text: 'a',
  ...more,
});
const song = (lines: LyricLine[], more: Partial<Lyrics> = {}): Lyrics => ({ timed: true, lines, ...more });
const kinds = (lyrics: Lyrics) => rowsOf(lyrics).map(({ kind, startMs, endMs }) => [kind, startMs, endMs]);

describe('rowsOf', () => {
  it('inserts interludes of five seconds and more', () => {
    expect(kinds(song([line(5000, 7000), line(11_999, 13_000), line(18_000, 19_000)]))).toEqual([
      ['interlude', 0, 5000],
      ['line', 5000, 7000],
      ['line', 11_999, 13_000],
      ['interlude', 13_000, 18_000],
      ['line', 18_000, 19_000],
    ]);
  });

  it('inserts none during background vocals, and none in untimed lyrics', () => {
    const background = { startMs: 1000, endMs: 8000, text: 'b' };
    expect(kinds(song([line(0, 2000, { background }), line(9000, 10_000)]))).toHaveLength(2);
    expect(kinds({ timed: false, lines: [line(0, Infinity), line(0, Infinity)] })).toHaveLength(2);
  });

  it('extends a row over a short gap to the next one, and keeps other ends', () => {
    const ends = (lines: LyricLine[]) => rowsOf(song(lines)).map(({ endMs }) => endMs);
    expect(ends([line(0, 1800), line(2000, 3000)])).toEqual([2000, 3000]);
    expect(ends([line(0, 1500), line(2000, 3000)])).toEqual([1500, 3000]);
    expect(ends([line(0, 2500), line(2000, 3000)])).toEqual([2500, 3000]);
    expect(rowsOf({ timed: false, lines: [line(0, Infinity), line(0, Infinity)] })[0]?.endMs).toBe(Infinity);
  });

  it('aligns the second singer to the other side; groups and lines without a singer to the first', () => {
    const lines = ['v1', 'v2', 'all', undefined, 'v3'].map((agent, at) =>
      line(at, at + 1, agent === undefined ? {} : { agent }),
    );
    const rows = rowsOf(song(lines, { agents: [{ id: 'all', kind: 'group' }] }));
    expect(rows.map((row) => row.kind === 'line' && row.side)).toEqual([
      'start',
      'end',
      'start',
      'start',
      'start',
    ]);
  });
});

describe('activeRowsAt', () => {
  const words = [
    { startMs: 1000, endMs: 1500, text: 'a' },
    { startMs: 1500, endMs: 2500, text: 'b' },
  ];
  const rows = rowsOf(song([line(1000, 2500, { words }), line(2000, 3000), line(4000, Infinity)]));

  it.each([
    [999, { at: -1, activeRows: [], word: -1 }],
    [1000, { at: 0, activeRows: [0], word: 0 }],
    [1700, { at: 0, activeRows: [0], word: 1 }],
    [2200, { at: 1, activeRows: [0, 1], word: -1 }],
    [3500, { at: 1, activeRows: [], word: -1 }],
    [9000, { at: 2, activeRows: [2], word: -1 }],
  ])('finds the active rows at %i ms', (ms, sung) => {
    expect(activeRowsAt(rows, ms)).toEqual(sung);
  });

  it('equals a linear search', () => {
    const gaps = fc.array(fc.tuple(fc.nat(3000), fc.nat(3000)), { maxLength: 30 });
    fc.assert(
      fc.property(gaps, fc.nat(60_000), (given, ms) => {
        let now = 0;
        const drawn = rowsOf(song(given.map(([gap, length]) => line((now += gap), now + length))));
        const begun = drawn.filter(({ startMs }) => startMs <= ms).length - 1;
        const { at, activeRows } = activeRowsAt(drawn, ms);
        expect(at).toBe(begun);
        const all = drawn.flatMap((row, index) => (row.startMs <= ms && ms < row.endMs ? [index] : []));
        expect(activeRows).toEqual(all.filter((index) => index > begun - 4));
      }),
    );
  });
});
