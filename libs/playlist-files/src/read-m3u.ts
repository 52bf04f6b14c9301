import { parseDuration } from './parse-values.ts';
import { type PlayerEntry, songsOfEntries } from './player-entries.ts';
import { normalizeText, splitLines } from './split-lines.ts';
import type { PlaylistFileContent } from './playlist-file-song.ts';

const SECOND_MS = 1000;
const TAG = /^#(EXTINF|EXTART|EXTALB|PLAYLIST|QINGYIN-SONG)\b[: ]?(.*)$/i;
const OWN_VALUE = /^(\d+) ?(.*)$/;
const ATTRIBUTE = /^[\w-]{1,64}="[^"]*"\s*/;

const nothing = { label: '', artists: [], album: '', durationMs: 0 };

/** Reads an M3U list of this app or another program. Entries without metadata are named after their files. */
export function readM3u(text: string): PlaylistFileContent {
  const { name, entries } = readM3uEntries(text);
  return { name, songs: songsOfEntries(entries) };
}

/** Reads the entries of an M3U list with their files as written, and its name; '' when it has none. */
export function readM3uEntries(text: string): { name: string; entries: PlayerEntry[] } {
  const entries: PlayerEntry[] = [];
  let name = '';
  let next: Omit<PlayerEntry, 'file'> = nothing;
  for (const row of splitLines(text).map((written) => written.trim())) {
    const [, tag = '', value = ''] = TAG.exec(row) ?? [];
    const [, id, title = ''] = OWN_VALUE.exec(value) ?? [];
    if (/^extinf$/i.test(tag)) next = { ...next, ...infoIn(value) };
    else if (/^qingyin/i.test(tag) && id) next = { ...next, qingyinSong: [Number(id), title] };
    else if (/^playlist$/i.test(tag)) name = normalizeText(value);
    else if (/^extart$/i.test(tag)) next = { ...next, artists: [normalizeText(value)].filter(Boolean) };
    else if (/^extalb$/i.test(tag)) next = { ...next, album: value };
    else if (row && !row.startsWith('#')) {
      entries.push({ ...next, file: row });
      next = nothing;
    }
  }
  return { name, entries };
}

/** Parses `213 logo="x, y",Artist - Title`, of which every part may be missing. */
function infoIn(value: string): Pick<PlayerEntry, 'label' | 'durationMs'> {
  const seconds = /^\s*(-?[\d.]+)/.exec(value)?.[1] ?? '';
  const durationMs = parseDuration(seconds, SECOND_MS, true);
  const rest = value.trimStart().slice(seconds.length);
  const comma = commaIn(rest);
  if (comma >= 0) return { label: rest.slice(comma + 1), durationMs };
  let label = rest.trim();
  for (let found = ATTRIBUTE.exec(label); found; found = ATTRIBUTE.exec(label))
    label = label.slice(found[0].length);
  return { label, durationMs };
}

/** Index of the first comma outside quotes, or of the first comma when a quote is not closed; -1 without one. */
function commaIn(text: string): number {
  let quoted = false;
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '"') quoted = !quoted;
    else if (text[at] === ',' && !quoted) return at;
  }
  return text.indexOf(',');
}
