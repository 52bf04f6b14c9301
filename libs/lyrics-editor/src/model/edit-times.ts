import { shiftSungText } from '@qingyin/lyrics';
import { lineIndex, updateLine } from './edit-lines.ts';
import { segments } from './segments.ts';
import type { EditableLyrics, EditableLine, EditableWord } from './editable-lyrics.ts';

const later = (ms: number | null, byMs: number): number | null =>
  ms === null ? null : Math.max(0, ms + byMs);

const movedWord = (word: EditableWord, byMs: number): EditableWord => ({
  ...word,
  startMs: later(word.startMs, byMs),
  endMs: later(word.endMs, byMs),
});

/** Shifts all times of a line by `byMs`, not below 0. */
const movedLine = (line: EditableLine, byMs: number): EditableLine => ({
  ...line,
  startMs: later(line.startMs, byMs),
  endMs: later(line.endMs, byMs),
  words: line.words?.map((word) => movedWord(word, byMs)) ?? null,
  background: line.background && shiftSungText(line.background, byMs),
});

/**
 * Sets the start of a line (rounded, at least 0; null removes it) and shifts its words and end along. If the line
 * before ended before this one and would now overlap it, its end is removed.
 */
export function setStart(sheet: EditableLyrics, id: number, ms: number | null): EditableLyrics {
  const startMs = ms === null ? null : Math.max(0, Math.round(ms));
  const before = sheet.lines[lineIndex(sheet, id) - 1];
  const own = sheet.lines[lineIndex(sheet, id)];
  const changed = updateLine(sheet, id, (line) => {
    if (startMs === line.startMs) return line;
    if (line.startMs === null || startMs === null)
      return { ...line, startMs, endMs: startMs === null ? null : line.endMs };
    return { ...movedLine(line, startMs - line.startMs), startMs };
  });
  if (!before || startMs === null || before.endMs === null || before.startMs === null) return changed;
  const parted = own?.startMs === null || own === undefined || before.endMs <= own.startMs;
  if (!parted || before.endMs <= startMs || before.startMs >= startMs) return changed;
  return updateLine(changed, before.id, (line) => ({ ...line, endMs: null }));
}

/** Shifts the start of a line by `byMs`; does nothing for a line without a time. */
export function nudgeLine(sheet: EditableLyrics, id: number, byMs: number): EditableLyrics {
  const startMs = sheet.lines[lineIndex(sheet, id)]?.startMs ?? null;
  return startMs === null ? sheet : setStart(sheet, id, startMs + byMs);
}

/** Shifts all times by `byMs`, not below 0. */
export const shiftAll = (sheet: EditableLyrics, byMs: number): EditableLyrics => ({
  ...sheet,
  lines: sheet.lines.map((line) => movedLine(line, byMs)),
});

/**
 * Sets the start of a word, ms (rounded); with the first word the line's start too. Untimed lines are split into
 * words.
 */
export function setWordStart(sheet: EditableLyrics, id: number, at: number, ms: number): EditableLyrics {
  const startMs = Math.max(0, Math.round(ms));
  return updateLine(sheet, id, (line) => {
    const words = (line.words ?? untimedSegments(line.text)).map((word, index) => {
      if (index === at)
        return { ...word, startMs, endMs: word.endMs !== null && word.endMs < startMs ? null : word.endMs };
      // The previous word ends here at the latest.
      if (index === at - 1 && word.endMs !== null && word.endMs > startMs) return { ...word, endMs: null };
      return word;
    });
    return { ...line, words, startMs: at === 0 ? startMs : line.startMs };
  });
}

/** Shifts the start of a word by `byMs`, limited by its neighbours. */
export function nudgeWord(sheet: EditableLyrics, id: number, at: number, byMs: number): EditableLyrics {
  const words = sheet.lines[lineIndex(sheet, id)]?.words;
  const startMs = words?.[at]?.startMs ?? null;
  if (!words || startMs === null) return sheet;
  const least = words[at - 1]?.startMs ?? 0;
  const most = words[at + 1]?.startMs ?? Number.POSITIVE_INFINITY;
  return setWordStart(sheet, id, at, Math.min(Math.max(startMs + byMs, least), most));
}

/** Splits a text into words without times. */
export const untimedSegments = (text: string): EditableWord[] =>
  segments(text).map((piece) => ({ text: piece, startMs: null, endMs: null }));

/** Splits a line into words without times. */
export const splitIntoSegments = (sheet: EditableLyrics, id: number): EditableLyrics =>
  updateLine(sheet, id, (line) =>
    line.text.trim() === '' ? line : { ...line, words: untimedSegments(line.text) },
  );

/** Removes the words of a line, which is then timed as a whole. */
export const removeWordTimes = (sheet: EditableLyrics, id: number): EditableLyrics =>
  updateLine(sheet, id, (line) => (line.words ? { ...line, words: null } : line));

/** Whether a line starts before the one above it, which is a mistake. */
export function isOutOfOrder({ lines }: EditableLyrics, at: number): boolean {
  const startMs = lines[at]?.startMs;
  const before = lines.slice(0, at).findLast((line) => line.startMs !== null)?.startMs;
  return (
    startMs !== null && startMs !== undefined && before !== null && before !== undefined && startMs < before
  );
}
