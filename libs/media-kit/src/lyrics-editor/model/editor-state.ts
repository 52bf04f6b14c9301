import type { EditableLyrics } from './editable-lyrics.ts';

/** Selected line and word. */
export interface Cursor {
  /** id of the line; null if there is none */
  line: number | null;
  word: number | null;
}

interface Moment {
  sheet: EditableLyrics;
  cursor: Cursor;
  /** continues a draft of an earlier visit */
  resumed: boolean;
}

/** State of the lyrics editor with undo and redo history. */
export interface EditorState extends Moment {
  past: readonly (Moment & { tag: string })[];
  future: readonly (Moment & { tag: string })[];
  /** tag of the last change; consecutive changes with the same tag are one undo step */
  tag: string;
}

/** Actions of the editor's reducer. */
export type EditorAction =
  | {
      type: 'change';
      change: (sheet: EditableLyrics) => EditableLyrics;
      /** consecutive changes with the same tag are one undo step; without a tag each change is a step */
      tag?: string;
      cursor?: Cursor;
      /** sets whether the state continues an earlier draft; unchanged if undefined */
      resumed?: boolean | undefined;
    }
  | { type: 'choose'; cursor: Cursor }
  /** undoes one step; with `only` it must have that tag */
  | { type: 'undo'; only?: string }
  | { type: 'redo' };

/** Maximum number of undo steps. */
const MOST_STEPS = 500;

/**
 * Initial state for lyrics.
 *
 * @param resumed the lyrics are a draft of an earlier visit
 */
export const createEditorState = (sheet: EditableLyrics, resumed = false): EditorState => ({
  sheet,
  cursor: { line: sheet.lines[0]?.id ?? null, word: null },
  resumed,
  past: [],
  future: [],
  tag: '',
});

const momentOf = ({ sheet, cursor, resumed }: Moment): Moment => ({ sheet, cursor, resumed });

/** Suffix of tags whose changes are not merged into one undo step. */
export const NO_MERGE_SUFFIX = '!';

/** Reducer of the editor's state; returns the same object if nothing changes. */
export function editorReducer(desk: EditorState, act: EditorAction): EditorState {
  switch (act.type) {
    case 'choose':
      return act.cursor.line === desk.cursor.line && act.cursor.word === desk.cursor.word
        ? desk
        : { ...desk, cursor: act.cursor, tag: '' };
    case 'undo': {
      const last = desk.past.at(-1);
      if (!last || (act.only !== undefined && last.tag !== act.only)) return desk;
      const future = [{ ...momentOf(desk), tag: last.tag }, ...desk.future];
      return { ...momentOf(last), past: desk.past.slice(0, -1), future, tag: '' };
    }
    case 'redo': {
      const [next, ...future] = desk.future;
      if (!next) return desk;
      const past = [...desk.past, { ...momentOf(desk), tag: next.tag }];
      return { ...momentOf(next), past, future, tag: '' };
    }
    case 'change': {
      const sheet = act.change(desk.sheet);
      const cursor = act.cursor ?? desk.cursor;
      if (sheet === desk.sheet) return editorReducer(desk, { type: 'choose', cursor });
      const tag = act.tag ?? '';
      const goesOn = tag !== '' && !tag.endsWith(NO_MERGE_SUFFIX) && tag === desk.tag;
      const step = { ...momentOf(desk), tag };
      const past = goesOn ? desk.past : [...desk.past, step].slice(-MOST_STEPS);
      return { sheet, cursor, resumed: act.resumed ?? desk.resumed, past, future: [], tag };
    }
  }
}
