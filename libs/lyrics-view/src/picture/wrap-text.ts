/** Width of a text, px. */
export type Measure = (text: string) => number;

const segmentsOf = (text: string, granularity: 'word' | 'grapheme'): string[] =>
  [...new Intl.Segmenter(undefined, { granularity }).segment(text)].map(({ segment }) => segment);

/** Closing punctuation, which must not begin a row. */
const CLOSES = /^[\p{Pe}\p{Pf}\p{Po}]+$/u;

/** Segments of a text, each with the punctuation that follows it. */
function partsOf(text: string, granularity: 'word' | 'grapheme'): string[] {
  const parts: string[] = [];
  for (const part of segmentsOf(text, granularity)) {
    const last = parts.length - 1;
    if (last >= 0 && CLOSES.test(part)) parts[last] += part;
    else parts.push(part);
  }
  return parts;
}

/**
 * Breaks a text into rows no wider than `width` (px): between words, and within a word only if it alone is too
 * wide.
 */
export function wrapText(text: string, width: number, measure: Measure): string[] {
  const rows: string[] = [];
  let row = '';
  const put = (piece: string): void => {
    if (row === '' || measure((row + piece).trimEnd()) <= width) row += piece;
    else {
      rows.push(row.trimEnd());
      row = piece.trimStart();
    }
  };
  for (const word of partsOf(text, 'word')) {
    if (measure(word.trim()) <= width) put(word);
    else partsOf(word, 'grapheme').forEach(put);
  }
  if (row.trimEnd() !== '') rows.push(row.trimEnd());
  return rows;
}

/** Text shortened to `width` (px) with an ellipsis, if it is wider. */
export function truncateText(text: string, width: number, measure: Measure): string {
  if (measure(text) <= width) return text;
  const letters = segmentsOf(text, 'grapheme');
  while (letters.length > 0 && measure(`${letters.join('').trimEnd()}…`) > width) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}
