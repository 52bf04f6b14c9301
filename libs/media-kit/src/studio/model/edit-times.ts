import type { SungText } from '@qingyin/lyrics';
import { placeOf, withLine } from './edit-lines.ts';
import { segments } from './segments.ts';
import type { Sheet, SheetLine, SheetWord } from './sheet.ts';

const later = (ms: number | null, byMs: number): number | null =>
  ms === null ? null : Math.max(0, ms + byMs);

const movedWord = (word: SheetWord, byMs: number): SheetWord => ({
  ...word,
  startMs: later(word.startMs, byMs),
  endMs: later(word.endMs, byMs),
});

const movedSung = (sung: SungText, byMs: number): SungText => ({
  ...sung,
  startMs: Math.max(0, sung.startMs + byMs),
  endMs: Math.max(0, sung.endMs + byMs),
  ...(sung.words
    ? {
        words: sung.words.map((word) => ({
          ...word,
          startMs: Math.max(0, word.startMs + byMs),
          endMs: Math.max(0, word.endMs + byMs),
        })),
      }
    : {}),
});

/** A line with all its times later by `byMs`, none before 0. */
const movedLine = (line: SheetLine, byMs: number): SheetLine => ({
  ...line,
  startMs: later(line.startMs, byMs),
  endMs: later(line.endMs, byMs),
  words: line.words?.map((word) => movedWord(word, byMs)) ?? null,
  background: line.background && movedSung(line.background, byMs),
});

/**
 * When a line begins, whole ms from 0; null: it waits for a time. Its words and its end go with it. The line before, where
 * it ended by then, does not sound into it.
 */
export function setStart(sheet: Sheet, id: number, ms: number | null): Sheet {
  const startMs = ms === null ? null : Math.max(0, Math.round(ms));
  const before = sheet.lines[placeOf(sheet, id) - 1];
  const own = sheet.lines[placeOf(sheet, id)];
  const changed = withLine(sheet, id, (line) => {
    if (startMs === line.startMs) return line;
    if (line.startMs === null || startMs === null)
      return { ...line, startMs, endMs: startMs === null ? null : line.endMs };
    return { ...movedLine(line, startMs - line.startMs), startMs };
  });
  if (!before || startMs === null || before.endMs === null || before.startMs === null) return changed;
  const parted = own?.startMs === null || own === undefined || before.endMs <= own.startMs;
  if (!parted || before.endMs <= startMs || before.startMs >= startMs) return changed;
  return withLine(changed, before.id, (line) => ({ ...line, endMs: null }));
}

/** A line some ms later, sooner where negative; one without a time stays so. */
export function nudgeLine(sheet: Sheet, id: number, byMs: number): Sheet {
  const startMs = sheet.lines[placeOf(sheet, id)]?.startMs ?? null;
  return startMs === null ? sheet : setStart(sheet, id, startMs + byMs);
}

/** Everything some ms later; nothing begins before 0. */
export const shiftAll = (sheet: Sheet, byMs: number): Sheet => ({
  ...sheet,
  lines: sheet.lines.map((line) => movedLine(line, byMs)),
});

/** When a word begins, whole ms; the line begins with its first one. A word without a time of its own gets one. */
export function setWordStart(sheet: Sheet, id: number, at: number, ms: number): Sheet {
  const startMs = Math.max(0, Math.round(ms));
  return withLine(sheet, id, (line) => {
    const words = (line.words ?? freshWords(line.text)).map((word, index) => {
      if (index === at)
        return { ...word, startMs, endMs: word.endMs !== null && word.endMs < startMs ? null : word.endMs };
      // It ends where the next one begins, unless it has ended before.
      if (index === at - 1 && word.endMs !== null && word.endMs > startMs) return { ...word, endMs: null };
      return word;
    });
    return { ...line, words, startMs: at === 0 ? startMs : line.startMs };
  });
}

/** A word some ms later, never past its neighbours. */
export function nudgeWord(sheet: Sheet, id: number, at: number, byMs: number): Sheet {
  const words = sheet.lines[placeOf(sheet, id)]?.words;
  const startMs = words?.[at]?.startMs ?? null;
  if (!words || startMs === null) return sheet;
  const least = words[at - 1]?.startMs ?? 0;
  const most = words[at + 1]?.startMs ?? Number.POSITIVE_INFINITY;
  return setWordStart(sheet, id, at, Math.min(Math.max(startMs + byMs, least), most));
}

/** The words of a text, none with a time. */
export const freshWords = (text: string): SheetWord[] =>
  segments(text).map((piece) => ({ text: piece, startMs: null, endMs: null }));

/** A line whose words wait for their times. */
export const cutIntoWords = (sheet: Sheet, id: number): Sheet =>
  withLine(sheet, id, (line) => (line.text.trim() === '' ? line : { ...line, words: freshWords(line.text) }));

/** A line timed as a whole. */
export const withoutWords = (sheet: Sheet, id: number): Sheet =>
  withLine(sheet, id, (line) => (line.words ? { ...line, words: null } : line));

/** Whether a line begins before the one above it, which nobody means. */
export function isOutOfOrder({ lines }: Sheet, at: number): boolean {
  const startMs = lines[at]?.startMs;
  const before = lines.slice(0, at).findLast((line) => line.startMs !== null)?.startMs;
  return (
    startMs !== null && startMs !== undefined && before !== null && before !== undefined && startMs < before
  );
}
