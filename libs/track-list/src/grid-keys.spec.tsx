import { renderUi, someTracks } from '@qingyin/test-harness';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { SongGrid } from './SongGrid.tsx';

beforeEach(() => {
  vi.stubGlobal('innerHeight', 600);
});

async function show() {
  const tracks = someTracks(100, (index) => (index === 20 ? { unplayable: 'vip' } : {}));
  const grid = (ids: number[]) => (
    <SongGrid
      name="唐人夜曲"
      count={ids.length}
      ids={ids}
      rowAt={(index) => tracks.find(({ id }) => id === ids[index])}
      playingId={null}
      playing={false}
      liked={new Set()}
      onPlay={vi.fn()}
      onLike={vi.fn()}
      onOpen={vi.fn()}
      renderMenu={() => null}
      renderSelection={() => null}
      renderIndex={(jumpTo) => <button onClick={() => jumpTo(9)}>去第十行</button>}
    />
  );
  const ids = tracks.map(({ id }) => id);
  const { rerender } = renderUi(grid(ids));
  const user = userEvent.setup();
  await user.tab();
  return { user, ids, replace: (next: number[]) => rerender(grid(next)) };
}

const focused = () => document.activeElement;
const focusedRow = () => focused()?.closest('[data-row]')?.getAttribute('data-row');
const control = () => focused()?.getAttribute('data-do');
const selected = () =>
  screen
    .getAllByRole('row', { selected: true })
    .map((row) => Number(row.getAttribute('data-row')))
    .sort((a, b) => a - b);

describe('keys of the song grid', () => {
  it('moves to the first and last row with Ctrl+Home and Ctrl+End', async () => {
    const { user } = await show();
    await user.keyboard('{Control>}{End}{/Control}');
    expect(focusedRow()).toBe('99');
    await user.keyboard('{Control>}{Home}{/Control}');
    expect(focusedRow()).toBe('0');
  });

  it('stays on the same control of the next row', async () => {
    const { user } = await show();
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    const at = control();
    expect(at).toBeTruthy();
    await user.keyboard('{ArrowDown}');
    expect([focusedRow(), control()]).toEqual(['1', at]);
    await user.keyboard('{ArrowDown}{ArrowUp}');
    expect([focusedRow(), control()]).toEqual(['1', at]);
  });

  it('passes the play button of a song that cannot be played', async () => {
    const { user } = await show();
    await user.keyboard('{PageDown}{PageDown}{ArrowRight}');
    expect([focusedRow(), control()]).toEqual(['20', 'open']);
    await user.keyboard('{ArrowUp}{ArrowLeft}{ArrowDown}');
    expect([focusedRow(), control()]).toEqual(['20', null]);
  });

  it('extends the selection with Shift and arrow or page keys, and reduces it again', async () => {
    const { user } = await show();
    await user.keyboard(' {Shift>}{ArrowDown}{ArrowDown}{ArrowDown}{/Shift}');
    expect(selected()).toEqual([0, 1, 2, 3]);
    await user.keyboard('{Shift>}{ArrowUp}{/Shift}');
    expect(selected()).toEqual([0, 1, 2]);
    await user.keyboard('{Shift>}{PageDown}{/Shift}');
    expect(selected()).toHaveLength(13);
  });

  it('keeps a focus near rows that are removed: the next row, at the end the last one', async () => {
    const { user, ids, replace } = await show();
    await user.keyboard('{ArrowDown}');
    const next = ids[2];
    replace(ids.filter((id) => id !== ids[1]));
    expect(focusedRow()).toBe('1');
    expect(focused()?.getAttribute('data-song')).toBe(String(next));
    await user.keyboard('{End}');
    expect(focusedRow()).toBe('98');
    replace(ids.filter((id) => id !== ids[1] && id !== ids[99]));
    expect(focusedRow()).toBe('97');
  });

  it.each(['{Home}', '{ArrowUp}', '{End}{End}', '{End}{ArrowDown}'])(
    'lets the focus go after a key that leads to the same row: %s',
    async (keys) => {
      const { user, ids, replace } = await show();
      replace(ids.slice(0, 5));
      await user.keyboard(keys);
      await user.tab();
      expect(focusedRow()).toBeUndefined();
    },
  );

  it('focuses the row after a jump, not the control of an earlier key', async () => {
    const { user } = await show();
    await user.keyboard('{ArrowRight}{Home}');
    expect(control()).toBeTruthy();
    // Some browsers do not focus a pressed button.
    fireEvent.click(screen.getByRole('button', { name: '去第十行' }));
    expect([focusedRow(), control()]).toEqual(['9', null]);
  });

  it('extends the selection to the focused row with Shift and Space', async () => {
    const { user } = await show();
    await user.keyboard('{ArrowDown} {ArrowDown}{ArrowDown}{Shift>} {/Shift}');
    expect(selected()).toEqual([1, 2, 3]);
  });

  it('leaves letters to the commands of the player', async () => {
    const { user } = await show();
    await user.keyboard('m');
    expect(focusedRow()).toBe('0');
  });
});
