import { fileName } from '@qingyin/contract';
import { durationIn } from './foreign-values.ts';
import { type Entry, songsOfEntries } from './entries.ts';
import { brief, linesOf } from './lines.ts';
import { type ListedSongs, secondsOf } from './listed-song.ts';

/** Our own line: other players pass over it. */
const OWN = '#QINGYIN-SONG:';
const NOT_KNOWN = -1;
const SECOND_MS = 1000;

/** A line holds no line break. */
const line = (text: string): string => text.replace(/[\s\u0085]+/g, ' ').trim();

/**
 * An extended M3U8 list. The songs are named as they are when they have been downloaded, so that it plays where it lies
 * beside them; our own number goes along.
 */
export function writeM3u({ name, songs }: ListedSongs): string {
  const lines = ['#EXTM3U', `#PLAYLIST:${line(name)}`];
  for (const { id, title, artists, album, durationMs } of songs) {
    const artist = artists.join(', ');
    const seconds = durationMs > 0 ? secondsOf(durationMs) : NOT_KNOWN;
    const file = line(fileName([artist, title].filter(Boolean).join(' - '), 'mp3'));
    lines.push(`#EXTINF:${seconds},${line([artist, title].filter(Boolean).join(' - '))}`);
    if (artist) lines.push(`#EXTART:${line(artist)}`);
    if (album) lines.push(`#EXTALB:${line(album)}`);
    if (id !== undefined) lines.push(`${OWN}${id} ${line(title)}`);
    // What begins with # is no file.
    lines.push(file.startsWith('#') ? `./${file}` : file);
  }
  return `${lines.join('\n')}\n`;
}

const TAG = /^#(EXTINF|EXTART|EXTALB|PLAYLIST|QINGYIN-SONG)\b[: ]?(.*)$/i;
const OWN_VALUE = /^(\d+) ?(.*)$/;
const ATTRIBUTE = /^[\w-]{1,64}="[^"]*"\s*/;

const nothing = { words: '', artists: [], album: '', durationMs: 0 };

/** Reads an M3U list, ours or another's. Files without words about them are known by their names. */
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

/** `213 logo="x, y",Artist - Title`, of which everything may be missing. */
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

/** The first comma outside quotes, or the first of all where quotes are not closed; -1 without one. */
function commaIn(text: string): number {
  let quoted = false;
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '"') quoted = !quoted;
    else if (text[at] === ',' && !quoted) return at;
  }
  return text.indexOf(',');
}
