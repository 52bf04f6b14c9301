import { placeOf } from './edit-lines.ts';
import { freshWords, setStart, setWordStart } from './edit-times.ts';
import { type Cursor, type DeskAct, EACH } from './history.ts';
import type { Sheet } from './sheet.ts';

/** What a key stamps: lines, or the words of lines. */
export type Tapping = 'lines' | 'words';

/** Stamps are steps of this tag, so that the last one can be taken back. */
export const STAMP = `stamp${EACH}`;

/** What the next stamp is for; null: all is stamped. */
export function tapTarget(sheet: Sheet, cursor: Cursor, tapping: Tapping): Cursor | null {
  const line = sheet.lines[cursor.line === null ? -1 : placeOf(sheet, cursor.line)];
  if (!line) return null;
  if (tapping === 'lines' || line.text.trim() === '') return { line: line.id, word: null };
  return { line: line.id, word: cursor.word ?? 0 };
}

/** What comes after a place; null at the end. */
export function afterTap(sheet: Sheet, cursor: Cursor, tapping: Tapping): Cursor {
  const at = cursor.line === null ? -1 : placeOf(sheet, cursor.line);
  const line = sheet.lines[at];
  if (!line) return { line: null, word: null };
  const words = line.words ?? freshWords(line.text);
  if (tapping === 'words' && cursor.word !== null && cursor.word + 1 < words.length)
    return { line: line.id, word: cursor.word + 1 };
  const next = sheet.lines[at + 1];
  return { line: next?.id ?? null, word: next && tapping === 'words' ? 0 : null };
}

/** The act of a stamp: the place at the cursor begins at `ms`, and the cursor goes on. Null: there is nothing left. */
export function stampAct(sheet: Sheet, cursor: Cursor, tapping: Tapping, ms: number): DeskAct | null {
  const target = tapTarget(sheet, cursor, tapping);
  if (!target || target.line === null) return null;
  const { line, word } = target;
  const change = (from: Sheet): Sheet =>
    word === null ? setStart(from, line, ms) : setWordStart(from, line, word, ms);
  const stamped = change(sheet);
  return { type: 'change', change, tag: STAMP, cursor: afterTap(stamped, target, tapping) };
}
