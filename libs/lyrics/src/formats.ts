/** The forms lyrics come in. */
export type LyricFormat = 'ttml' | 'yrc' | 'lrc' | 'plain';

const TTML = /<(?:\w{1,20}:)?tt[\s>]/;
const YRC = /^[ \t]*\[\d{1,9},\d{1,9}\][ \t]*\(\d{1,9},\d{1,9},\d{1,9}\)/m;
const LRC = /^[ \t]*\[\d{1,5}:\d{1,3}(?:[.:]\d{1,3})?\]/m;
/** A document says what it is at its head. */
const HEAD = 4096;

/** What form a text is in, by the text itself: names of files say little (`.txt` and tags hold all of them). */
export function formatOf(text: string): LyricFormat {
  if (
    text
      .slice(0, HEAD)
      .trimStart()
      .replace(/^\uFEFF/, '')
      .startsWith('<') &&
    TTML.test(text.slice(0, HEAD))
  )
    return 'ttml';
  if (YRC.test(text)) return 'yrc';
  return LRC.test(text) ? 'lrc' : 'plain';
}
