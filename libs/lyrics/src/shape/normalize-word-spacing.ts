import type { LyricWord } from '../model.ts';

/**
 * Moves spaces, timed or before a word, to the end of the word before: `<1>a<2> <3> b` becomes `a `, sung until 2,
 * and `b`.
 */
export function normalizeWordSpacing(words: readonly LyricWord[]): LyricWord[] {
  const joined: LyricWord[] = [];
  for (const word of words) {
    const before = joined.at(-1);
    if (before && /^\s/.test(word.text)) before.text = `${before.text.trimEnd()} `;
    const text = word.text.replace(/\s+/g, ' ').trimStart();
    if (text !== '') joined.push({ ...word, text });
  }
  const last = joined.at(-1);
  if (last) last.text = last.text.trimEnd();
  return joined;
}
