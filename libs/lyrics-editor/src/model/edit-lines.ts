import { alignWordTimes } from './align-word-times.ts';
import {
  blankLine,
  freeId,
  type EditableLyrics,
  type EditableLine,
  type EditableWord,
} from './editable-lyrics.ts';

/** Copy with one line changed; the same object if nothing changes. */
export function updateLine(
  sheet: EditableLyrics,
  id: number,
  change: (line: EditableLine) => EditableLine,
): EditableLyrics {
  const lines = sheet.lines.map((line) => (line.id === id ? change(line) : line));
  return lines.every((line, at) => line === sheet.lines[at]) ? sheet : { ...sheet, lines };
}

/** Index of a line; -1 if there is none with this id. */
export const lineIndex = ({ lines }: EditableLyrics, id: number): number =>
  lines.findIndex((line) => line.id === id);

/** Changes the text of a line; unchanged words keep their times. */
export const setText = (sheet: EditableLyrics, id: number, text: string): EditableLyrics =>
  updateLine(sheet, id, (line) =>
    text === line.text ? line : { ...line, text, words: line.words && alignWordTimes(line.words, text) },
  );

/** Changes translation, romanization or singer of a line. */
export const setLineDetails = (sheet: EditableLyrics, id: number, part: Partial<Beside>): EditableLyrics =>
  updateLine(sheet, id, (line) => ({ ...line, ...part }));
type Beside = Pick<EditableLine, 'translation' | 'romanisation' | 'agent'>;

/** Inserts an empty line below another one, or at the end for null; returns its id too. */
export function insertAfter(sheet: EditableLyrics, id: number | null): { sheet: EditableLyrics; id: number } {
  const line = blankLine(freeId(sheet));
  const at = id === null ? sheet.lines.length : lineIndex(sheet, id) + 1;
  return { sheet: { ...sheet, lines: sheet.lines.toSpliced(at, 0, line) }, id: line.id };
}

/** Adds an empty line to lyrics that have none. */
export const withLine = (sheet: EditableLyrics): EditableLyrics =>
  sheet.lines.length > 0 ? sheet : insertAfter(sheet, null).sheet;

/** Copy without a line. */
export const removeLine = (sheet: EditableLyrics, id: number): EditableLyrics => ({
  ...sheet,
  lines: sheet.lines.filter((line) => line.id !== id),
});

/** Splits the words at text index `at`; null unless it is a word boundary. */
function cutWords(
  words: readonly EditableWord[] | null,
  at: number,
): [EditableWord[], EditableWord[]] | null {
  let length = 0;
  for (const [index, word] of (words ?? []).entries()) {
    if (length === at && words) return [words.slice(0, index), words.slice(index)];
    length += word.text.length;
  }
  return null;
}

/**
 * Splits a line at a text index. The second line starts with its first word, if that has a time; else in
 * proportion to the text length; without an end of the line it has no time.
 */
export function splitLine(
  sheet: EditableLyrics,
  id: number,
  at: number,
): { sheet: EditableLyrics; id: number } {
  const place = lineIndex(sheet, id);
  const line = sheet.lines[place];
  if (!line) return { sheet, id };
  // Blanks at the split are dropped; words keep trailing blanks.
  const skipped = line.text.slice(at).length - line.text.slice(at).trimStart().length;
  const cut = cutWords(line.words, at + skipped);
  const nextMs = line.endMs ?? sheet.lines[place + 1]?.startMs ?? null;
  const share = line.text.length > 0 ? at / line.text.length : 0;
  const between =
    line.startMs !== null && nextMs !== null && nextMs > line.startMs
      ? Math.round(line.startMs + (nextMs - line.startMs) * share)
      : null;
  const second: EditableLine = {
    ...blankLine(freeId(sheet)),
    text: line.text.slice(at).trim(),
    startMs: cut ? (cut[1][0]?.startMs ?? null) : between,
    endMs: line.endMs,
    agent: line.agent,
    words: cut && cut[1].length > 0 ? cut[1] : null,
  };
  const first: EditableLine = {
    ...line,
    text: line.text.slice(0, at).trim(),
    endMs: null,
    words: cut && cut[0].length > 0 ? cut[0] : null,
  };
  return { sheet: { ...sheet, lines: sheet.lines.toSpliced(place, 1, first, second) }, id: second.id };
}

const LATIN_END = /[\p{L}\p{N},.;:!?]$/u;
const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}，。！？、；：]/u;

/** Joins two texts, with a blank between them in scripts that separate words. */
function joined(first: string, second: string): string {
  if (first === '' || second === '') return first + second;
  const wide = WIDE.test(first.at(-1) ?? '') || WIDE.test(second[0] ?? '');
  return `${first}${!wide && LATIN_END.test(first) ? ' ' : ''}${second}`;
}

/** Appends the next line to a line; returns the text index of the joint. */
export function mergeNext(sheet: EditableLyrics, id: number): { sheet: EditableLyrics; meetAt: number } {
  const place = lineIndex(sheet, id);
  const line = sheet.lines[place];
  const next = sheet.lines[place + 1];
  if (!line || !next) return { sheet, meetAt: line?.text.length ?? 0 };
  const text = joined(line.text, next.text);
  const meetAt = text.length - next.text.length;
  const words =
    line.text === '' ? next.words : next.text === '' ? line.words : mergedWords(line, next, meetAt);
  const one: EditableLine = {
    ...line,
    startMs: line.startMs ?? next.startMs,
    endMs: next.endMs,
    text,
    translation: joined(line.translation, next.translation),
    romanisation: joined(line.romanisation, next.romanisation),
    agent: line.agent ?? next.agent,
    words,
    background: line.background ?? next.background,
  };
  return { sheet: { ...sheet, lines: sheet.lines.toSpliced(place, 2, one) }, meetAt };
}

function mergedWords(line: EditableLine, next: EditableLine, meetAt: number): readonly EditableWord[] | null {
  if (!line.words || !next.words) return null;
  const blank = ' '.repeat(Math.max(0, meetAt - line.words.reduce((sum, { text }) => sum + text.length, 0)));
  const last = line.words.at(-1);
  if (!last) return next.words;
  return [
    ...line.words.slice(0, -1),
    { ...last, text: last.text + blank, endMs: last.endMs ?? line.endMs },
    ...next.words,
  ];
}
