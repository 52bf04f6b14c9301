import { CUE_TIMING } from './cues/cues.ts';
import { readJson } from './json/json-sources.ts';
import { normalizeLyricText } from './normalize/normalize-text.ts';
import { detectUnsupportedFormat } from './unsupported-format.ts';
import { unwrapQrc } from './verses/unwrap-qrc.ts';

/** Lyric formats. */
export type LyricFormat = 'ttml' | 'json' | 'yrc' | 'qrc' | 'krc' | 'lys' | 'vtt' | 'srt' | 'lrc' | 'plain';

const TTML = /<(?:\w{1,20}:)?tt[\s>]/;
/** Number of characters in which a document identifies its format. */
const HEAD = 4096;

const marks: [LyricFormat, RegExp][] = [
  ['yrc', /^[ \t]*\[\d{1,9},\d{1,9}\][ \t]*\(\d{1,9},\d{1,9},\d{1,9}\)/m],
  ['krc', /^[ \t]*\[\d{1,9},\d{1,9}\][ \t]*<\d{1,9},\d{1,9},-?\d{1,9}>/m],
  ['qrc', /^[ \t]*\[\d{1,9},\d{1,9}\].*\(\d{1,9},\d{1,9}\)/m],
  // Two lines with durations but without words are lines in every format of this family.
  ['yrc', /^[ \t]*\[\d{1,9},\d{1,9}\].*\n\s*\[\d{1,9},\d{1,9}\]/m],
  ['lys', /^[ \t]*\[\d?\].*\(\d{1,9},\d{1,9}\)/m],
  ['vtt', /^\s*WEBVTT(?:\s|$)/],
  ['srt', CUE_TIMING],
  ['lrc', /^[ \t]*\[\d{1,5}:\d{1,3}(?:[.:]\d{1,3}){0,2}\]/m],
];

/** A text with its format, as the parser of the format expects it. */
export interface DetectedFormat {
  format: LyricFormat;
  text: string;
}

/** Unwraps a text that was copied as a JSON string. */
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
 * Detects the format of a text by its content, because file extensions are unreliable (`.txt` and tags contain all
 * of them). Returns an empty text for unsupported formats, so that their timestamps are not shown as lyrics.
 */
export function detectFormat(given: string): DetectedFormat {
  const source = unquoted(given);
  const head = source.slice(0, HEAD).trimStart();
  if (head.startsWith('<') && TTML.test(head)) return { format: 'ttml', text: source };
  if (readJson(source)?.sources) return { format: 'json', text: source };
  if (detectUnsupportedFormat(source)) return { format: 'plain', text: '' };
  const text = normalizeLyricText(unwrapQrc(source));
  const [format = 'plain'] = marks.find(([, mark]) => mark.test(text)) ?? [];
  return { format, text };
}

/** Detects the format of a text. */
export const formatOf = (source: string): LyricFormat => detectFormat(source).format;
