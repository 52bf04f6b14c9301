import type { Dispatch } from 'react';
import { insertAfter, mergeNext, placeOf, removeLine, splitLine } from './model/edit-lines.ts';
import type { DeskAct } from './model/history.ts';
import type { Sheet } from './model/sheet.ts';
import type { Piece } from './use-piece.ts';

/** A field of a line, by which the focus finds it. */
export type RowField = 'time' | 'text' | 'translation' | 'romanisation' | 'agent';

/** Where the focus goes once the next drawing is there. */
export interface FocusWish {
  line: number;
  field: RowField;
  /** letter before which the caret stands; without it all is selected */
  caret?: number;
}

/** What the rows can do with the sheet; the same object for as long as the editor is open. */
export interface RowActs {
  dispatch: Dispatch<DeskAct>;
  piece: Piece;
  insertBelow: (id: number) => void;
  remove: (id: number) => void;
  split: (id: number, caret: number) => void;
  /** with the next one */
  merge: (id: number) => void;
  /** with the one above it */
  mergeUp: (id: number) => void;
  /** rows up (negative) or down, in the same column */
  go: (id: number, by: number, field: RowField) => void;
  /** plays the line and stops at its end */
  listen: (id: number) => void;
}

/** A line without an end is listened to for so long, ms. */
const OPEN_LINE_MS = 5000;

export interface RowActsPorts {
  sheet: () => Sheet;
  dispatch: Dispatch<DeskAct>;
  piece: Piece;
  wish: (wish: FocusWish) => void;
}

/** The acts of rows: each is one step back, and says where the focus goes. */
export function rowActs({ sheet, dispatch, piece, wish }: RowActsPorts): RowActs {
  const put = (next: Sheet, focus: FocusWish): void => {
    wish(focus);
    dispatch({ type: 'change', change: () => next, cursor: { line: focus.line, word: null } });
  };
  const merge = (id: number): void => {
    const merged = mergeNext(sheet(), id);
    if (merged.sheet !== sheet()) put(merged.sheet, { line: id, field: 'text', caret: merged.meetAt });
  };
  return {
    dispatch,
    piece,
    merge,
    insertBelow: (id) => {
      const inserted = insertAfter(sheet(), id);
      put(inserted.sheet, { line: inserted.id, field: 'text', caret: 0 });
    },
    remove: (id) => {
      const { lines } = sheet();
      const at = placeOf(sheet(), id);
      const next = lines[at + 1] ?? lines[at - 1];
      if (next) put(removeLine(sheet(), id), { line: next.id, field: 'text', caret: 0 });
      else {
        const empty = insertAfter(removeLine(sheet(), id), null);
        put(empty.sheet, { line: empty.id, field: 'text', caret: 0 });
      }
    },
    split: (id, caret) => {
      const split = splitLine(sheet(), id, caret);
      put(split.sheet, { line: split.id, field: 'text', caret: 0 });
    },
    mergeUp: (id) => {
      const above = sheet().lines[placeOf(sheet(), id) - 1];
      if (above) merge(above.id);
    },
    go: (id, by, field) => {
      const to = sheet().lines[placeOf(sheet(), id) + by];
      if (!to) return;
      wish({ line: to.id, field });
      dispatch({ type: 'choose', cursor: { line: to.id, word: null } });
    },
    listen: (id) => {
      const at = placeOf(sheet(), id);
      const line = sheet().lines[at];
      if (!line || line.startMs === null) return;
      const after =
        sheet()
          .lines.slice(at + 1)
          .find((one) => one.startMs !== null)?.startMs ?? null;
      const endMs = line.endMs ?? after ?? line.startMs + OPEN_LINE_MS;
      piece.playPart(line.startMs, endMs > line.startMs ? endMs : line.startMs + OPEN_LINE_MS);
    },
  };
}
