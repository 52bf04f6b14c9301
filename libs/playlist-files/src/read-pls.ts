import { parseDuration } from './parse-values.ts';
import { type PlayerEntry, songsOfEntries } from './player-entries.ts';
import { normalizeText, splitLines } from './split-lines.ts';
import type { PlaylistFileContent } from './playlist-file-song.ts';

const SECOND_MS = 1000;
/** `File1=…`, `1*file*…` and `1,filename,…` */
const PLS = /^(File|Title|Length)(\d{1,9})\s*=(.*)$/i;
const NUMBERED = /^(\d{1,9})[*,](\w+)[*,](.*)$/;

/** Values of one entry. */
type Values = Partial<Record<string, string>>;

/** Groups numbered lines into entries, sorted by number. */
function songsOfNumbers(
  lines: readonly (readonly [number: number, key: string, value: string])[],
  unit: number,
) {
  const byNumber = new Map<number, Values>();
  for (const [number, key, value] of lines) {
    const values = byNumber.get(number) ?? {};
    values[key.toLowerCase()] ??= value.trim();
    byNumber.set(number, values);
  }
  const entries = [...byNumber]
    .sort(([a], [b]) => a - b)
    .map(([, values]): PlayerEntry => ({
      label: values['title'] ?? values['label'] ?? '',
      artists: [],
      album: '',
      durationMs: parseDuration(values['length'] ?? values['duration2'] ?? values['duration'], unit, true),
      file: values['file'] ?? values['filename'] ?? '',
    }));
  return songsOfEntries(entries);
}

/** Reads PLS, the format of Winamp and radio stations. */
export function readPls(text: string): PlaylistFileContent {
  const lines = splitLines(text).flatMap((line) => {
    const [, key, number, value = ''] = PLS.exec(line.trim()) ?? [];
    return key === undefined ? [] : [[Number(number), key, value] as const];
  });
  return { name: '', songs: songsOfNumbers(lines, SECOND_MS) };
}

/** Reads lists of PotPlayer and Media Player Classic. */
export function readNumberedLines(text: string): PlaylistFileContent {
  const lines = splitLines(text).flatMap((line) => {
    const [, number, key, value = ''] = NUMBERED.exec(line.trim()) ?? [];
    return key === undefined ? [] : [[Number(number), key, value] as const];
  });
  return { name: '', songs: songsOfNumbers(lines, 1) };
}

const AIMP_DURATION = 14;

/** Reads lists of AIMP 4: lines `path|title|artist|album|…` after the marker of the content section. */
export function readAimp(text: string): PlaylistFileContent {
  const lines = splitLines(text);
  const start = lines.findIndex((line) => line.trim() === '#-----CONTENT-----#');
  const name = lines.slice(0, start).find((line) => /^Name=/i.test(line)) ?? '';
  const entries = lines.slice(start + 1).flatMap((line): PlayerEntry[] => {
    const values = line.split('|');
    const [file = '', label = '', artist = '', album = ''] = values;
    if (!file.trim() || line.startsWith('-') || line.startsWith('#')) return [];
    const durationMs = parseDuration(values[AIMP_DURATION], 1, true);
    return [{ label, artists: [normalizeText(artist)].filter(Boolean), album, durationMs, file }];
  });
  return { name: normalizeText(name.replace(/^Name=/i, '')), songs: songsOfEntries(entries) };
}
