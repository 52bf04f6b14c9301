import type { Dispatch } from 'react';
import { insertAfter, mergeNext, lineIndex, removeLine, splitLine } from './model/edit-lines.ts';
import type { EditorAction } from './model/editor-state.ts';
import type { EditableLyrics } from './model/editable-lyrics.ts';
import type { EditorPlayback } from './use-editor-playback.ts';

/** Fields of a row, for focus requests. */
export type RowField = 'time' | 'text' | 'translation' | 'romanisation' | 'agent';

/** Request to focus a field after the next render. */
export interface FocusRequest {
  line: number;
  field: RowField;
  /** caret index; without it all text is selected */
  caret?: number;
}

/** Actions of the rows; a stable object while the editor is open. */
export interface RowActions {
  dispatch: Dispatch<EditorAction>;
  piece: EditorPlayback;
  insertBelow: (id: number) => void;
  remove: (id: number) => void;
  split: (id: number, caret: number) => void;
  /** with the next line */
  merge: (id: number) => void;
  /** with the line above */
  mergeUp: (id: number) => void;
  /** moves the focus by `by` rows in the same column; negative is up */
  go: (id: number, by: number, field: RowField) => void;
  /** plays the line and pauses at its end */
  listen: (id: number) => void;
}

/** Playback duration of a line without an end, ms. */
const OPEN_LINE_MS = 5000;

/** Dependencies of the row actions. */
export interface RowActionsOptions {
  sheet: () => EditableLyrics;
  dispatch: Dispatch<EditorAction>;
  piece: EditorPlayback;
  requestFocus: (request: FocusRequest) => void;
}

/** Creates the actions of the rows. Each is one undo step and requests a focus. */
export function createRowActions({ sheet, dispatch, piece, requestFocus }: RowActionsOptions): RowActions {
  const put = (next: EditableLyrics, focus: FocusRequest): void => {
    requestFocus(focus);
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
      const at = lineIndex(sheet(), id);
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
      const above = sheet().lines[lineIndex(sheet(), id) - 1];
      if (above) merge(above.id);
    },
    go: (id, by, field) => {
      const to = sheet().lines[lineIndex(sheet(), id) + by];
      if (!to) return;
      requestFocus({ line: to.id, field });
      dispatch({ type: 'choose', cursor: { line: to.id, word: null } });
    },
    listen: (id) => {
      const at = lineIndex(sheet(), id);
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
