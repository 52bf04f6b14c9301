import { tidyText } from './loose/tidy-text.ts';

/** The forms lyrics come in. */
export type LyricFormat = 'ttml' | 'yrc' | 'lrc' | 'plain';

const TTML = /<(?:\w{1,20}:)?tt[\s>]/;
const YRC = /^[ \t]*\[\d{1,9},\d{1,9}\][ \t]*\(\d{1,9},\d{1,9},\d{1,9}\)/m;
const LRC = /^[ \t]*\[\d{1,5}:\d{1,3}(?:[.:]\d{1,3})?\]/m;
/** A document says what it is at its head. */
const HEAD = 4096;

/** A text with its form, as the parser of the form reads it. */
export interface Recognised {
  format: LyricFormat;
  text: string;
}

/** What form a text is in, by the text itself: names of files say little (`.txt` and tags hold all of them). */
export function recognise(source: string): Recognised {
  const head = source.slice(0, HEAD).trimStart();
  if (head.startsWith('<') && TTML.test(head)) return { format: 'ttml', text: source };
  const text = tidyText(source);
  if (YRC.test(text)) return { format: 'yrc', text };
  return { format: LRC.test(text) ? 'lrc' : 'plain', text };
}

export const formatOf = (source: string): LyricFormat => recognise(source).format;
