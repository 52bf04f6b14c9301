/** Scripts whose characters are timed one by one. */
const BY_CHARACTER = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/**
 * Splits a line into segments with times of their own: characters in Chinese, Japanese and Korean, words in other
 * scripts. Blanks and punctuation belong to the segment before, at the start of the line to the first one. The
 * segments join to the text.
 */
export function segments(text: string): string[] {
  const pieces: string[] = [];
  let leading = '';
  for (const { segment, isWordLike } of new Intl.Segmenter(undefined, { granularity: 'word' }).segment(
    text,
  )) {
    if (!isWordLike) {
      const last = pieces.pop();
      if (last === undefined) leading += segment;
      else pieces.push(last + segment);
      continue;
    }
    const parts = BY_CHARACTER.test(segment) ? characters(segment) : [segment];
    for (const part of parts) {
      pieces.push(leading + part);
      leading = '';
    }
  }
  return leading === '' ? pieces : [...pieces, leading];
}

/** Splits a word into graphemes; runs of letters of other scripts stay together. */
function characters(text: string): string[] {
  const parts: string[] = [];
  let together = false;
  for (const { segment } of new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)) {
    const alone = BY_CHARACTER.test(segment);
    const last = parts.at(-1);
    if (!alone && together && last !== undefined) parts[parts.length - 1] = last + segment;
    else parts.push(segment);
    together = !alone;
  }
  return parts;
}
