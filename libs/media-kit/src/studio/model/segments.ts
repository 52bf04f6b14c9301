/** Scripts whose characters are sung one by one. */
const BY_CHARACTER = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/**
 * The pieces of a line that get times of their own: characters of Chinese, Japanese and Korean, words of others. Blanks and
 * marks belong to the piece before them, at the line's beginning to the first. Joined they are the text.
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

/** Characters as they are seen, letters of other scripts among them together. */
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
