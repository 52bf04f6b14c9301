import { hasCues } from './cues/cues.ts';
import { readJson } from './json/json-sources.ts';
import { tidyText } from './loose/tidy-text.ts';
import { unreadableFormOf } from './unreadable.ts';
import { unwrapQrc } from './verses/unwrap-qrc.ts';

/** The forms lyrics come in. */
export type LyricFormat = 'ttml' | 'json' | 'yrc' | 'qrc' | 'krc' | 'lys' | 'vtt' | 'srt' | 'lrc' | 'plain';

const TTML = /<(?:\w{1,20}:)?tt[\s>]/;
/** A document says what it is at its head. */
const HEAD = 4096;

const VERSE = String.raw`^[ \t]*\[\d{1,9},\d{1,9}\]`;
const marks: [LyricFormat, (text: string) => boolean][] = [
  ['yrc', has(String.raw`${VERSE}[ \t]*\(\d{1,9},\d{1,9},\d{1,9}\)`)],
  ['krc', has(String.raw`${VERSE}[ \t]*<\d{1,9},\d{1,9},-?\d{1,9}>`)],
  ['qrc', has(String.raw`${VERSE}.*\(\d{1,9},\d{1,9}\)`)],
  // Two verses without words are a line each to all readers of verses.
  ['yrc', has(String.raw`${VERSE}.*\n\s*\[\d{1,9},\d{1,9}\]`)],
  ['lys', has(String.raw`^[ \t]*\[\d?\].*\(\d{1,9},\d{1,9}\)`)],
  ['vtt', (text) => /^\s*WEBVTT(?:\s|$)/.test(text)],
  ['srt', hasCues],
  ['lrc', has(String.raw`^[ \t]*\[\d{1,5}:\d{1,3}(?:[.:]\d{1,3})?\]`)],
];

function has(pattern: string): (text: string) => boolean {
  const mark = new RegExp(pattern, 'm');
  return (text) => mark.test(text);
}

/** A text with its form, as the parser of the form reads it. */
export interface Recognised {
  format: LyricFormat;
  text: string;
}

/**
 * What form a text is in, by the text itself: names of files say little (`.txt` and tags hold all of them). Of a text in a
 * form that cannot be read nothing is left, so that its times are not shown as text.
 */
export function recognise(source: string): Recognised {
  const head = source.slice(0, HEAD).trimStart();
  if (head.startsWith('<') && TTML.test(head)) return { format: 'ttml', text: source };
  if (readJson(source)?.sources) return { format: 'json', text: source };
  if (unreadableFormOf(source)) return { format: 'plain', text: '' };
  const text = tidyText(unwrapQrc(source));
  const [format = 'plain'] = marks.find(([, isSo]) => isSo(text)) ?? [];
  return { format, text };
}

export const formatOf = (source: string): LyricFormat => recognise(source).format;
