import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  composeSong,
  moods,
  SAMPLE_RATE,
  createSongSpec,
  toLrc,
  toRomalrc,
  toTlyric,
  toYrc,
  type Mood,
  type PoemLine,
} from '@qingyin/server-media';

interface Poem {
  slug: string;
  mood: Mood;
  lines: PoemLine[];
}
const folder = new URL('./poems/', import.meta.url);
const poems = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .flatMap((name): Poem[] => JSON.parse(readFileSync(new URL(name, folder), 'utf8')));
const specs = poems.map((poem, i) => createSongSpec({ id: 1000 + i, ...poem }));

test('sets every demo poem to a song of 40 to 120 seconds with all its lines', () => {
  for (const spec of specs) {
    const song = composeSong(spec);
    expect(song.durationMs).toBeGreaterThanOrEqual(40_000);
    expect(song.durationMs).toBeLessThanOrEqual(120_000);
    expect(Math.round((song.totalSamples / SAMPLE_RATE) * 1000)).toBe(song.durationMs);
    expect(new Set(song.lines.map(({ index }) => index)).size).toBe(spec.lines.length);
    expect(song.notes.at(-1)?.at).toBeLessThan(song.totalSamples);
  }
});

test('orders words within their lines and lines within the song', () => {
  for (const spec of specs) {
    const song = composeSong(spec);
    let before = 0;
    for (const line of song.lines) {
      expect(line.words.map(({ text }) => text).join('')).toBe(spec.lines[line.index]?.zh);
      for (const word of line.words) {
        expect(word.startMs).toBeGreaterThanOrEqual(before);
        expect(word.endMs).toBeGreaterThan(word.startMs);
        before = word.startMs;
      }
      expect(line.endMs).toBe(line.words.at(-1)?.endMs);
    }
    expect(before).toBeLessThan(song.durationMs);
  }
});

test('has a note at the start of every character', () => {
  const spec = specs[0];
  if (!spec) throw new Error('no poem');
  const song = composeSong(spec);
  const starts = song.notes
    .filter(({ instrument }) => instrument === spec.instruments.lead)
    .map(({ at }) => (at / SAMPLE_RATE) * 1000);
  for (const { startMs } of song.lines.flatMap(({ words }) => words)) {
    expect(starts.some((at) => Math.abs(at - startMs) < 10)).toBe(true);
  }
});

test('is deterministic, and differs by id and mood', () => {
  const lines = [
    { zh: '春眠不觉晓', en: '' },
    { zh: '处处闻啼鸟', en: '' },
  ];
  const spec = createSongSpec({ id: 1, slug: 'chun-xiao', mood: 'spring', lines });
  expect(composeSong(spec)).toEqual(
    composeSong(createSongSpec({ id: 1, slug: 'chun-xiao', mood: 'spring', lines })),
  );
  const tunes = moods.map((mood) =>
    JSON.stringify(composeSong(createSongSpec({ id: 1, slug: 'chun-xiao', mood, lines })).notes),
  );
  expect(new Set(tunes).size).toBe(moods.length);
});

test('rejects a spec without lines', () => {
  expect(() => composeSong({ ...createSongSpec({ id: 1, slug: 'x', mood: 'calm', lines: [] }) })).toThrow(
    RangeError,
  );
});

test('attaches punctuation to the preceding character', () => {
  const spec = createSongSpec({ id: 1, slug: 'x', mood: 'calm', lines: [{ zh: '明月，几时有？', en: '' }] });
  expect(composeSong(spec).lines[0]?.words.map(({ text }) => text)).toEqual([
    '明',
    '月，',
    '几',
    '时',
    '有？',
  ]);
});

test('writes the four lyric texts in the formats of the contract with equal line times', () => {
  const spec = createSongSpec({
    id: 7,
    slug: 'x',
    mood: 'calm',
    lines: [
      { zh: '床前明月光', en: 'Bright moon' },
      { zh: '疑是地上霜', en: 'Frost' },
    ],
  });
  const song = composeSong(spec);
  const stamps = (text: string) =>
    text.split('\n').map((line) => /^\[(\d{2}):(\d{2})\.(\d{3})\]/.exec(line)?.slice(1).map(Number));
  const starts = song.lines.map(({ startMs }) => [
    Math.floor(startMs / 60_000),
    Math.floor(startMs / 1000) % 60,
    startMs % 1000,
  ]);
  for (const text of [toLrc(song, spec), toTlyric(song, spec), toRomalrc(song, spec)])
    expect(stamps(text)).toEqual(starts);
  expect(toLrc(song, spec)).toContain(']床前明月光');
  expect(toTlyric(song, spec)).toContain(']Bright moon');
  expect(toRomalrc(song, spec)).toContain(']chuáng qián míng yuè guāng');
  for (const line of toYrc(song).split('\n')) expect(line).toMatch(/^\[\d+,\d+\](\(\d+,\d+,0\)[^(]+)+$/);
});
