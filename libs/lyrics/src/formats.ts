import { CUE } from './cues/cues.ts';
import { readJson } from './json/json-sources.ts';
import { tidyText } from './loose/tidy-text.ts';
import { unreadableFormOf } from './unreadable.ts';
import { unwrapQrc } from './verses/unwrap-qrc.ts';

/** The forms lyrics come in. */
export type LyricFormat = 'ttml' | 'json' | 'yrc' | 'qrc' | 'krc' | 'lys' | 'vtt' | 'srt' | 'lrc' | 'plain';

const TTML = /<(?:\w{1,20}:)?tt[\s>]/;
/** A document says what it is at its head. */
const HEAD = 4096;

const marks: [LyricFormat, RegExp][] = [
  ['yrc', /^[ \t]*\[\d{1,9},\d{1,9}\][ \t]*\(\d{1,9},\d{1,9},\d{1,9}\)/m],
  ['krc', /^[ \t]*\[\d{1,9},\d{1,9}\][ \t]*<\d{1,9},\d{1,9},-?\d{1,9}>/m],
  ['qrc', /^[ \t]*\[\d{1,9},\d{1,9}\].*\(\d{1,9},\d{1,9}\)/m],
  // Two verses without words are a line each to all readers of verses.
  ['yrc', /^[ \t]*\[\d{1,9},\d{1,9}\].*\n\s*\[\d{1,9},\d{1,9}\]/m],
  ['lys', /^[ \t]*\[\d?\].*\(\d{1,9},\d{1,9}\)/m],
  ['vtt', /^\s*WEBVTT(?:\s|$)/],
  ['srt', CUE],
  ['lrc', /^[ \t]*\[\d{1,5}:\d{1,3}(?:[.:]\d{1,3}){0,2}\]/m],
];

/** A text with its form, as the parser of the form reads it. */
export interface Recognised {
  format: LyricFormat;
  text: string;
}

/** A text that was copied as a string of JSON. */
function unquoted(source: string): string {
  if (!/^\s*"/.test(source) || !/"\s{0,9}$/.test(source.slice(-10))) return source;
  try {
    const text = JSON.parse(source) as unknown;
    return typeof text === 'string' ? text : source;
  } catch {
    return source;
  }
}

/**
 * What form a text is in, by the text itself: names of files say little (`.txt` and tags hold all of them). Of a text in a
 * form that cannot be read nothing is left, so that its times are not shown as text.
 */
export function recognise(given: string): Recognised {
  const source = unquoted(given);
  const head = source.slice(0, HEAD).trimStart();
  if (head.startsWith('<') && TTML.test(head)) return { format: 'ttml', text: source };
  if (readJson(source)?.sources) return { format: 'json', text: source };
  if (unreadableFormOf(source)) return { format: 'plain', text: '' };
  const text = tidyText(unwrapQrc(source));
  const [format = 'plain'] = marks.find(([, mark]) => mark.test(text)) ?? [];
  return { format, text };
}

export const formatOf = (source: string): LyricFormat => recognise(source).format;
