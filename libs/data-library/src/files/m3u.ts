import { durationIn } from './foreign-values.ts';
import { type Entry, songsOfEntries } from './entries.ts';
import { brief, linesOf } from './lines.ts';
import type { ListedSongs } from './listed-song.ts';

const SECOND_MS = 1000;
const TAG = /^#(EXTINF|EXTART|EXTALB|PLAYLIST|QINGYIN-SONG)\b[: ]?(.*)$/i;
const OWN_VALUE = /^(\d+) ?(.*)$/;
const ATTRIBUTE = /^[\w-]{1,64}="[^"]*"\s*/;

const nothing = { words: '', artists: [], album: '', durationMs: 0 };

/** Reads an M3U list of this app or another program. Entries without metadata are named after their files. */
export function readM3u(text: string): ListedSongs {
  const entries: Entry[] = [];
  let name = '';
  let next: Omit<Entry, 'file'> = nothing;
  for (const row of linesOf(text).map((written) => written.trim())) {
    const [, tag = '', value = ''] = TAG.exec(row) ?? [];
    const [, id, title = ''] = OWN_VALUE.exec(value) ?? [];
    if (/^extinf$/i.test(tag)) next = { ...next, ...infoIn(value) };
    else if (/^qingyin/i.test(tag) && id) next = { ...next, own: [Number(id), title] };
    else if (/^playlist$/i.test(tag)) name = brief(value);
    else if (/^extart$/i.test(tag)) next = { ...next, artists: [brief(value)].filter(Boolean) };
    else if (/^extalb$/i.test(tag)) next = { ...next, album: value };
    else if (row && !row.startsWith('#')) {
      entries.push({ ...next, file: row });
      next = nothing;
    }
  }
  return { name, songs: songsOfEntries(entries) };
}

/** Parses `213 logo="x, y",Artist - Title`, of which every part may be missing. */
function infoIn(value: string): Pick<Entry, 'words' | 'durationMs'> {
  const seconds = /^\s*(-?[\d.]+)/.exec(value)?.[1] ?? '';
  const durationMs = durationIn(seconds, SECOND_MS, true);
  const rest = value.trimStart().slice(seconds.length);
  const comma = commaIn(rest);
  if (comma >= 0) return { words: rest.slice(comma + 1), durationMs };
  let words = rest.trim();
  for (let found = ATTRIBUTE.exec(words); found; found = ATTRIBUTE.exec(words))
    words = words.slice(found[0].length);
  return { words, durationMs };
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
