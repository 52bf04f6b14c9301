import { parseLrc, parsePlain } from '@qingyin/lyrics';
import { describe, expect, it } from 'vitest';
import { setText } from './edit-lines.ts';
import { nudgeLine } from './edit-times.ts';
import { type EditorState, type EditorAction, createEditorState, editorReducer } from './editor-state.ts';
import { toLyrics, toEditableLyrics } from './editable-lyrics.ts';
import { STAMP, stampAction, type StampMode } from './tapping.ts';

const acted = (state: EditorState, ...actions: EditorAction[]): EditorState =>
  actions.reduce(editorReducer, state);
const write = (text: string): EditorAction => ({
  type: 'change',
  change: (sheet) => setText(sheet, 1, text),
  tag: 'text 1',
});
const timed = () => createEditorState(toEditableLyrics(parseLrc('[00:01.00]一\n[00:02.00]二')));
const plain = (text: string) => createEditorState(toEditableLyrics(parsePlain(text)));
const first = ({ sheet }: EditorState) => sheet.lines[0];

describe('undo and redo', () => {
  it('merge consecutive typing into one step', () => {
    const typed = acted(timed(), write('一个'), write('一个月'));
    const back = acted(typed, { type: 'undo' });
    expect(first(back)?.text).toBe('一');
    expect(first(acted(back, { type: 'redo' }))?.text).toBe('一个月');
    expect(acted(back, { type: 'undo' })).toBe(back);
  });

  it('start a new step after another line was chosen', () => {
    const elsewhere: EditorAction = { type: 'choose', cursor: { line: 2, word: null } };
    const here: EditorAction = { type: 'choose', cursor: { line: 1, word: null } };
    const typed = acted(timed(), write('一个'), elsewhere, here, write('一个月'), { type: 'undo' });
    expect(first(typed)?.text).toBe('一个');
  });

  it('drop the redo steps after a new change', () => {
    const again = acted(timed(), write('丁'), { type: 'undo' }, write('乙'), { type: 'redo' });
    expect(first(again)?.text).toBe('乙');
  });

  it('restore the identical object, so that nothing counts as changed', () => {
    const state = timed();
    const nudge: EditorAction = { type: 'change', change: (sheet) => nudgeLine(sheet, 1, 10) };
    expect(acted(state, nudge, { type: 'undo' }).sheet).toBe(state.sheet);
  });

  it('ignore a change without effect', () => {
    const state = timed();
    expect(acted(state, write('一'))).toMatchObject({ past: [] });
  });
});

function tapped(state: EditorState, tapping: StampMode, times: readonly number[]): EditorState {
  return times.reduce((now, ms) => {
    const action = stampAction(now.sheet, now.cursor, tapping, ms);
    return action ? editorReducer(now, action) : now;
  }, state);
}

describe('stamps', () => {
  it('set the time of line after line and stop at the end', () => {
    const state = tapped(plain('一\n二\n三'), 'lines', [1000.4, 2000, 3000, 9000]);
    expect(state.sheet.lines.map(({ startMs }) => startMs)).toEqual([1000, 2000, 3000]);
    expect(state.cursor.line).toBeNull();
  });

  it('are undone one by one and return to the undone line', () => {
    const state = acted(tapped(plain('一\n二\n三'), 'lines', [1000, 2000]), { type: 'undo', only: STAMP });
    expect(state.sheet.lines.map(({ startMs }) => startMs)).toEqual([1000, null, null]);
    expect(state.cursor.line).toBe(2);
  });

  it('undo stamps only, no other changes', () => {
    const state = acted(timed(), write('丁'));
    expect(acted(state, { type: 'undo', only: STAMP })).toBe(state);
  });

  it('time words across lines; a line starts with its first word', () => {
    const state = tapped(plain('月光\nthe moon'), 'words', [1000, 1500, 3000, 3500]);
    const lyrics = toLyrics(state.sheet);
    expect(lyrics.lines.map(({ startMs }) => startMs)).toEqual([1000, 3000]);
    expect(lyrics.lines.map(({ words }) => words?.map(({ startMs, endMs }) => [startMs, endMs]))).toEqual([
      [
        [1000, 1500],
        [1500, 3000],
      ],
      [
        [3000, 3500],
        [3500, 6500],
      ],
    ]);
    expect(state.cursor.line).toBeNull();
  });

  it('replace existing word times; each word ends where the next begins', () => {
    const source = '[00:01.00]<00:01.00>月<00:01.20><00:01.50>光<00:02.00>';
    const state = tapped(createEditorState(toEditableLyrics(parseLrc(source))), 'words', [1100, 1150]);
    expect(toLyrics(state.sheet).lines[0]?.words?.map(({ startMs }) => startMs)).toEqual([1100, 1150]);
    expect(toLyrics(state.sheet).lines[0]?.words?.[0]?.endMs).toBe(1150);
  });
});
