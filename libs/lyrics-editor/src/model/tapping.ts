import { lineIndex } from './edit-lines.ts';
import { untimedSegments, setStart, setWordStart } from './edit-times.ts';
import { type Cursor, type EditorAction, NO_MERGE_SUFFIX } from './editor-state.ts';
import type { EditableLyrics } from './editable-lyrics.ts';

/** What a tap stamps: lines or words. */
export type StampMode = 'lines' | 'words';

/** Tag of stamps in the undo history, each a step of its own. */
export const STAMP = `stamp${NO_MERGE_SUFFIX}`;

/** Line or word that the next tap stamps; null after the last one. */
export function tapTarget(sheet: EditableLyrics, cursor: Cursor, tapping: StampMode): Cursor | null {
  const line = sheet.lines[cursor.line === null ? -1 : lineIndex(sheet, cursor.line)];
  if (!line) return null;
  if (tapping === 'lines' || line.text.trim() === '') return { line: line.id, word: null };
  return { line: line.id, word: cursor.word ?? 0 };
}

/** Position after a stamp; null at the end. */
export function cursorAfterTap(sheet: EditableLyrics, cursor: Cursor, tapping: StampMode): Cursor {
  const at = cursor.line === null ? -1 : lineIndex(sheet, cursor.line);
  const line = sheet.lines[at];
  if (!line) return { line: null, word: null };
  const words = line.words ?? untimedSegments(line.text);
  if (tapping === 'words' && cursor.word !== null && cursor.word + 1 < words.length)
    return { line: line.id, word: cursor.word + 1 };
  const next = sheet.lines[at + 1];
  return { line: next?.id ?? null, word: next && tapping === 'words' ? 0 : null };
}

/** Action for a stamp at `ms`, which also moves the cursor on; null if nothing is left to stamp. */
export function stampAction(
  sheet: EditableLyrics,
  cursor: Cursor,
  tapping: StampMode,
  ms: number,
): EditorAction | null {
  const target = tapTarget(sheet, cursor, tapping);
  if (!target || target.line === null) return null;
  const { line, word } = target;
  const change = (from: EditableLyrics): EditableLyrics =>
    word === null ? setStart(from, line, ms) : setWordStart(from, line, word, ms);
  const stamped = change(sheet);
  return { type: 'change', change, tag: STAMP, cursor: cursorAfterTap(stamped, target, tapping) };
}
