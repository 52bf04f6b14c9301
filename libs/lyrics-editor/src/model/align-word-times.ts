import { segments } from './segments.ts';
import type { EditableWord } from './editable-lyrics.ts';

/**
 * Aligns word times with a changed text: words before and behind the change keep their times, and the changed part
 * shares the time of the words it replaces in proportion to the text length.
 */
export function alignWordTimes(words: readonly EditableWord[], text: string): readonly EditableWord[] | null {
  if (text.trim() === '') return null;
  const old = words.map((word) => word.text).join('');
  if (old === text || old.trimEnd() === text) return words;
  let same = 0;
  while (same < Math.min(old.length, text.length) && old[same] === text[same]) same += 1;
  let tail = 0;
  while (tail < Math.min(old.length, text.length) - same && old.at(-1 - tail) === text.at(-1 - tail))
    tail += 1;

  const ends = words.map((_, at) => words.slice(0, at + 1).reduce((sum, word) => sum + word.text.length, 0));
  // Whole words only: a partly changed word is replaced.
  let first = ends.filter((end) => end <= same).length;
  let behind = words.filter((word, at) => (ends[at] ?? 0) - word.text.length >= old.length - tail).length;
  behind = Math.min(behind, words.length - first);
  // Text inserted between two words shares the time of the word before it.
  if (first + behind === words.length && first > 0) first -= 1;
  else if (first + behind === words.length) behind -= 1;
  const head = words.slice(0, first);
  const end = words.slice(words.length - behind, words.length);
  const gone = words.slice(first, words.length - behind);
  const middle = text.slice(lengthOf(head), text.length - lengthOf(end));
  return [...head, ...shared(segments(middle), gone, end[0]?.startMs ?? null), ...end];
}

const lengthOf = (words: readonly EditableWord[]): number =>
  words.reduce((sum, word) => sum + word.text.length, 0);

/** Distributes the time of the replaced words over `pieces`. */
function shared(
  pieces: readonly string[],
  gone: readonly EditableWord[],
  nextMs: number | null,
): readonly EditableWord[] {
  if (pieces.length === gone.length)
    return pieces.map((text, at) => {
      const { reading: _reading, ...old } = gone[at] ?? { startMs: null, endMs: null };
      return { ...old, text };
    });
  const startMs = gone[0]?.startMs ?? null;
  const last = gone.at(-1);
  const endMs = last?.endMs ?? nextMs;
  const letters = pieces.reduce((sum, text) => sum + text.length, 0);
  let before = 0;
  return pieces.map((text, at) => {
    const share = before / letters;
    before += text.length;
    const within =
      startMs !== null && endMs !== null ? Math.round(startMs + (endMs - startMs) * share) : null;
    const final = at === pieces.length - 1 ? (last?.endMs ?? null) : null;
    return { text, startMs: at === 0 ? startMs : within, endMs: final };
  });
}
