import type { Sheet } from './sheet.ts';

/** What is chosen: a line, and one of its words. */
export interface Cursor {
  /** id of the line; null where there is none */
  line: number | null;
  word: number | null;
}

interface Moment {
  sheet: Sheet;
  cursor: Cursor;
  /** it goes on from what was kept unsaved before */
  resumed: boolean;
}

/** A sheet with the way back. */
export interface Desk extends Moment {
  past: readonly (Moment & { tag: string })[];
  future: readonly (Moment & { tag: string })[];
  /** what the last change was; changes of the same tag in a row are one step */
  tag: string;
}

export type DeskAct =
  | {
      type: 'change';
      change: (sheet: Sheet) => Sheet;
      /** changes of the same tag in a row are one step back; without one each is a step */
      tag?: string;
      cursor?: Cursor;
      /** false: it is no longer what was kept before; without it, what it was */
      resumed?: boolean | undefined;
    }
  | { type: 'choose'; cursor: Cursor }
  /** takes back one step; with a tag only where the last change was of it */
  | { type: 'undo'; only?: string }
  | { type: 'redo' };

/** So many steps lead back. */
const MOST_STEPS = 500;

export const deskOf = (sheet: Sheet, resumed = false): Desk => ({
  sheet,
  cursor: { line: sheet.lines[0]?.id ?? null, word: null },
  resumed,
  past: [],
  future: [],
  tag: '',
});

const momentOf = ({ sheet, cursor, resumed }: Moment): Moment => ({ sheet, cursor, resumed });

/** Tags that end with this sign make a step each. */
export const EACH = '!';

/** The desk after an act; the same where nothing changed. */
export function deskReducer(desk: Desk, act: DeskAct): Desk {
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
      if (sheet === desk.sheet) return deskReducer(desk, { type: 'choose', cursor });
      const tag = act.tag ?? '';
      const goesOn = tag !== '' && !tag.endsWith(EACH) && tag === desk.tag;
      const step = { ...momentOf(desk), tag };
      const past = goesOn ? desk.past : [...desk.past, step].slice(-MOST_STEPS);
      return { sheet, cursor, resumed: act.resumed ?? desk.resumed, past, future: [], tag };
    }
  }
}
