import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseCueSheet } from './parse-cue-sheet.ts';
import { partsOfFile } from './sheet-parts.ts';
import { sheetText } from './testing/sheet-text.ts';

const MINUTE = 60_000;
const parts = (starts: readonly string[], durationMs = 60 * MINUTE) =>
  partsOfFile(
    parseCueSheet(sheetText(starts.map((start, at) => ({ title: String(at + 1), start })))).tracks,
    durationMs,
  ).map(({ track, startMs, endMs }) => [track.title, startMs, endMs]);

describe('partsOfFile', () => {
  it('joins parts without a gap, at times rounded once', () => {
    expect(parts(['00:00:00', '04:01:05', '08:00:74'])).toEqual([
      ['1', 0, 241_067],
      ['2', 241_067, 480_987],
      ['3', 480_987, null],
    ]);
  });

  it('begins with the file, unless much sound comes before the first track', () => {
    expect(parts(['00:02:00', '04:00:00'])[0]).toEqual(['1', 0, 4 * MINUTE]);
    expect(parts(['01:00:00', '04:00:00'])[0]).toEqual(['1', MINUTE, 4 * MINUTE]);
  });

  it('leaves out tracks behind the end of the file', () => {
    expect(parts(['00:00:00', '04:00:00', '61:00:00'])).toEqual([
      ['1', 0, 4 * MINUTE],
      ['2', 4 * MINUTE, null],
    ]);
  });

  it.each([
    ['too early', ['00:00:00', '04:00:00', '01:00:00', '12:00:00', '16:00:00']],
    ['too late', ['00:00:00', '04:00:00', '50:00:00', '12:00:00', '16:00:00']],
    ['repeated', ['00:00:00', '04:00:00', '04:00:00', '12:00:00', '16:00:00']],
  ])('leaves out only the track whose time is %s', (_what, starts) => {
    expect(parts(starts)).toEqual([
      ['1', 0, 4 * MINUTE],
      ['2', 4 * MINUTE, 12 * MINUTE],
      ['4', 12 * MINUTE, 16 * MINUTE],
      ['5', 16 * MINUTE, null],
    ]);
  });

  it('begins a track without a start at its gap, and the first one with the file', () => {
    const { tracks } = parseCueSheet(
      'TRACK 01 AUDIO\nTRACK 02 AUDIO\nINDEX 00 01:00:00\nTRACK 03 AUDIO\nTRACK 04 AUDIO\nINDEX 01 02:00:00',
    );
    expect(partsOfFile(tracks, 5 * MINUTE).map(({ track, startMs }) => [track.number, startMs])).toEqual([
      [1, 0],
      [2, MINUTE],
      [4, 2 * MINUTE],
    ]);
  });

  it('gives parts that begin one after the other within the file, whatever the sheet says', () => {
    const times = fc.array(fc.tuple(fc.nat(99), fc.nat(99), fc.nat(99)), { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(times, fc.integer({ min: 1, max: 100 * MINUTE }), (starts, durationMs) => {
        const text = starts.map((time, at) => `TRACK ${at + 1} AUDIO\nINDEX 01 ${time.join(':')}`).join('\n');
        const found = partsOfFile(parseCueSheet(text).tracks, durationMs);
        const edges = [...found.map(({ startMs }) => startMs), durationMs];
        expect(edges).toEqual([...new Set(edges)].sort((a, b) => a - b));
        expect(found.map(({ endMs }) => endMs)).toEqual(
          found.map((_part, at) => (at + 1 < found.length ? edges[at + 1] : null)),
        );
      }),
    );
  });
});
