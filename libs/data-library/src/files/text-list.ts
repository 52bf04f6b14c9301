import { artistsIn, durationIn } from './foreign-values.ts';
import type { ListedSong, ListedSongs } from './listed-song.ts';

/** `1.`, `01、`, `(3)`, `#4` before a line; a bare number may be part of the title. */
const NUMBERING = /^(?:[([【]\d{1,4}[)\]】]|#?\d{1,4}\s*[.．](?!\d)|#?\d{1,4}\s*[、)）])\s*/u;
const BULLET = /^[-–—•·*‣◦]\s+/u;
/** A time of day or of a set before a line: `[00:12]`, `1:02:03`. */
const TIME_BEFORE = /^[([【]?\d{1,3}(?::\d{2}){1,2}(?:\.\d+)?[)\]】]?\s*(?:[-–—|]\s+)?/u;
/** A song's length behind it: `(3:45)`, `3:45`. */
const TIME_BEHIND = /\s*[([【]?(\d{1,3}:\d{2}(?::\d{2})?)[)\]】]?$/u;
/** Between title and artist, the surer first. */
const BETWEEN = [/\s+[-–—―－]\s+|\t+|\s+[|｜]\s+/u, /[—―－–]+|\s+\/\s+/u];
/** `周杰伦-晴天`: among Chinese words a bare hyphen parts as well. */
const HAN_HYPHEN = /^([^-]+)-([^-]+)$/u;
const HAN = /\p{Script=Han}/u;
/** `李白《静夜思》` */
const QUOTED = /^(.*?)[《「『“](.+?)[》」』”](.*)$/u;

/** A line as somebody writes a song down, without what stands about it. */
export function readLine(written: string): ListedSong {
  const bare = written.trim().replace(BULLET, '').replace(NUMBERING, '').replace(TIME_BEFORE, '').trim();
  const line = bare || written.trim();
  const length = TIME_BEHIND.exec(line);
  const words = length && length.index > 0 ? line.slice(0, length.index).replace(/[\s\-–—|]+$/u, '') : line;
  const durationMs = length && words !== line ? durationIn(length[1], 1) : 0;
  return { ...partsOf(words), album: '', durationMs };
}

function partsOf(words: string): Pick<ListedSong, 'title' | 'artists' | 'eitherWay'> {
  const [, before = '', quoted = '', behind = ''] = QUOTED.exec(words) ?? [];
  const outside = [before, behind]
    .map((part) => part.replace(/^[\s\-–—:：]+|[\s\-–—:：]+$/gu, ''))
    .find(Boolean);
  if (quoted && outside) return { title: quoted.trim(), artists: artistsIn(outside) };
  if (quoted && !before && !behind) return { title: quoted.trim(), artists: [] };
  for (const mark of BETWEEN) {
    const found = mark.exec(words);
    const first = found ? words.slice(0, found.index).trim() : '';
    const second = found ? words.slice(found.index + found[0].length).trim() : '';
    if (first && second) return { title: second, artists: artistsIn(first), eitherWay: true };
  }
  const [, first, second] = HAN.test(words) ? (HAN_HYPHEN.exec(words) ?? []) : [];
  if (first && second) return { title: second.trim(), artists: artistsIn(first), eitherWay: true };
  return { title: words, artists: [] };
}

const LEADING_NUMBER = /^\s*(\d{1,4})(?:\s*[-–—:：|]\s*|\s+)(?=\S)/u;

/** One song a line. Where every line is numbered, one after the other, the numbers are none of their titles. */
export function readTextList(text: string): ListedSongs {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  const numbers = lines.map((line) => Number(LEADING_NUMBER.exec(line)?.[1] ?? Number.NaN));
  const counted = lines.length > 1 && numbers.every((number, place) => number === (numbers[0] ?? 0) + place);
  const bare = counted ? lines.map((line) => line.replace(LEADING_NUMBER, '')) : lines;
  return { name: '', songs: bare.map(readLine).filter(({ title }) => title !== '') };
}
