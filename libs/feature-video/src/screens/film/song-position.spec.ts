import { expect, it } from 'vitest';
import { filmPositionOf, lyricsInFilmTime, songPositionOf } from './song-position.ts';

it('converts positions between film and song', () => {
  expect(songPositionOf({ from: 12_000 }, 3000)).toBe(15_000);
  expect(filmPositionOf({ from: 12_000 }, 15_000, 30_000)).toBe(3000);
});

it('assumes a common start if the offset is unknown', () => {
  expect(songPositionOf({ from: null }, 3000)).toBe(3000);
  expect(filmPositionOf({ from: null }, 3000, 0)).toBe(3000);
});

it('returns null for parts of the song outside the film', () => {
  expect(filmPositionOf({ from: 12_000 }, 11_999, 30_000)).toBeNull();
  expect(filmPositionOf({ from: 12_000 }, 42_000, 30_000)).toBeNull();
});

it("shifts lyric lines to the film's time and drops those sung before", () => {
  const line = (startMs: number, endMs: number) => ({ startMs, endMs, text: `${startMs}` });
  const lyrics = { timed: true, lines: [line(0, 10_000), line(10_000, 14_000), line(14_000, Infinity)] };
  expect(lyricsInFilmTime(lyrics, 12_000).lines).toEqual([
    { startMs: -2000, endMs: 2000, text: '10000' },
    { startMs: 2000, endMs: Infinity, text: '14000' },
  ]);
  expect(lyricsInFilmTime({ ...lyrics, timed: false }, 12_000).lines).toHaveLength(3);
});

it('appends background vocals in brackets, since captions have one voice', () => {
  const lines = [
    { startMs: 0, endMs: 4000, text: '空山', background: { startMs: 2000, endMs: 4000, text: '回声' } },
  ];
  for (const fromMs of [0, 1000])
    expect(lyricsInFilmTime({ timed: true, lines }, fromMs).lines.map(({ text }) => text)).toEqual([
      '空山 (回声)',
    ]);
});
