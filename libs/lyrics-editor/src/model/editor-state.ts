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
export function editorReducer(state: EditorState, action: EditorAction): EditorState {
  switch (action.type) {
    case 'choose':
      return action.cursor.line === state.cursor.line && action.cursor.word === state.cursor.word
        ? state
        : { ...state, cursor: action.cursor, tag: '' };
    case 'undo': {
      const last = state.past.at(-1);
      if (!last || (action.only !== undefined && last.tag !== action.only)) return state;
      const future = [{ ...momentOf(state), tag: last.tag }, ...state.future];
      return { ...momentOf(last), past: state.past.slice(0, -1), future, tag: '' };
    }
    case 'redo': {
      const [next, ...future] = state.future;
      if (!next) return state;
      const past = [...state.past, { ...momentOf(state), tag: next.tag }];
      return { ...momentOf(next), past, future, tag: '' };
    }
    case 'change': {
      const sheet = action.change(state.sheet);
      const cursor = action.cursor ?? state.cursor;
      if (sheet === state.sheet) return editorReducer(state, { type: 'choose', cursor });
      const tag = action.tag ?? '';
      const goesOn = tag !== '' && !tag.endsWith(NO_MERGE_SUFFIX) && tag === state.tag;
      const step = { ...momentOf(state), tag };
      const past = goesOn ? state.past : [...state.past, step].slice(-MOST_STEPS);
      return { sheet, cursor, resumed: action.resumed ?? state.resumed, past, future: [], tag };
    }
  }
}
