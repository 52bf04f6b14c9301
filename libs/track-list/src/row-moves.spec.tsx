import { renderUi, someTracks } from '@qingyin/test-harness';
import { type Track } from '@qingyin/contract';
import { draggedSongs, prepareDrag } from '@qingyin/ui';
import { act, createEvent, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { insertionRowForStep, isNoMove } from './row-moves.ts';
import { ROW_PX } from './row-height.ts';
import { SongGrid } from './SongGrid.tsx';
import { type SongGridProps } from './song-grid-props.ts';

beforeEach(() => {
  vi.stubGlobal('innerHeight', 800);
});

const idle = { playingId: null, playing: false, liked: new Set<number>() } as const;

/** Grid of the songs 1 to 6 whose list applies requested moves. */
function show(change: Partial<SongGridProps> = {}) {
  const onMove = vi.fn();
  const known = new Map(someTracks(6).map((track) => [track.id, track]));
  let arrange: (ids: number[]) => void = () => undefined;
  function List() {
    const [ids, setIds] = useState([...known.keys()]);
    arrange = setIds;
    return (
      <SongGrid
        name="唐人夜曲"
        count={ids.length}
        ids={ids}
        rowAt={(index) => known.get(ids[index] ?? 0)}
        onPlay={vi.fn()}
        onLike={vi.fn()}
        onOpen={vi.fn()}
        renderMenu={() => null}
        renderSelection={({ count }) => <p>{`已选 ${count}`}</p>}
        onMove={onMove}
        {...idle}
        {...change}
      />
    );
  }
  renderUi(<List />);
  return { onMove, arrange: (ids: number[]) => act(() => arrange(ids)), user: userEvent.setup() };
}

const row = (index: number) => document.querySelector<HTMLElement>(`[data-row="${index}"]`)!;
const chosen = () =>
  [...document.querySelectorAll('[aria-selected="true"]')].map((one) => one.getAttribute('aria-label'));
const dataTransfer = () => ({ clearData: vi.fn(), setData: vi.fn(), setDragImage: vi.fn(), dropEffect: '' });

/** jsdom's drag events have no coordinates. */
function dragOver(index: number, type: 'dragOver' | 'drop', y: number, transfer = dataTransfer()) {
  const event = createEvent[type](row(index), { dataTransfer: transfer });
  Object.defineProperty(event, 'clientY', { value: y });
  fireEvent(row(index), event);
  return event.defaultPrevented;
}
function grab(index: number) {
  fireEvent.pointerDown(row(index), { pointerType: 'mouse' });
  const transfer = dataTransfer();
  fireEvent.dragStart(row(index), { dataTransfer: transfer });
  return transfer;
}
const letGo = () => fireEvent.dragEnd(document.body);

describe('moves of rows', () => {
  it('go one step, gather separate rows, and stop at the ends', () => {
    expect(insertionRowForStep([3], -1, 6)).toBe(2);
    expect(insertionRowForStep([3], 1, 6)).toBe(5);
    expect(insertionRowForStep([0], -1, 6)).toBeNull();
    expect(insertionRowForStep([4, 5], 1, 6)).toBeNull();
    expect(insertionRowForStep([0, 3], -1, 6)).toBe(0);
    expect(isNoMove([2, 3], 4)).toBe(true);
    expect(isNoMove([2, 4], 4)).toBe(false);
  });
});

describe('dragging songs', () => {
  it('drags a single unselected song or the whole selection, without changing the selection', async () => {
    const { user } = show({ onMove: undefined });
    await user.click(row(1));
    await user.keyboard('{Shift>}');
    await user.click(row(3));
    await user.keyboard('{/Shift}');
    grab(5);
    expect(draggedSongs()?.count).toBe(1);
    letGo();
    grab(2);
    const songs = draggedSongs();
    expect(songs?.count).toBe(3);
    expect(((await songs?.tracks()) as Track[]).map(({ id }) => id)).toEqual([2, 3, 4]);
    expect(chosen()).toHaveLength(3);
    letGo();
    expect(draggedSongs()).toBeNull();
  });

  it('shows the song at the pointer with the number of songs', async () => {
    const { user } = show();
    await user.click(row(0));
    await user.keyboard('{Control>}a{/Control}');
    await prepareDrag();
    const { setDragImage } = grab(1);
    expect((setDragImage.mock.lastCall?.[0] as HTMLElement).textContent).toBe('歌 26');
    letGo();
  });

  it('is disabled for touch, where a long press opens the menu', () => {
    show();
    fireEvent.pointerDown(row(0), { pointerType: 'mouse' });
    expect(row(0).draggable).toBe(true);
    fireEvent.pointerDown(row(0), { pointerType: 'touch' });
    expect(row(0).draggable).toBe(false);
  });

  it('ends when the row was removed and the pointer moves again', () => {
    show();
    grab(0);
    fireEvent.pointerMove(document.body);
    expect(draggedSongs()).toBeNull();
  });
});

describe('a list in the user’s own order', () => {
  it('moves dragged songs to the insertion line', () => {
    const { onMove } = show();
    grab(4);
    expect(dragOver(1, 'dragOver', 1.2 * ROW_PX)).toBe(true);
    const line = [...document.querySelectorAll<HTMLElement>('[aria-hidden]')].find(
      (one) => one.style.insetBlockStart,
    );
    expect(line?.style.insetBlockStart).toBe(`${ROW_PX}px`);
    dragOver(1, 'drop', 1.2 * ROW_PX);
    expect(onMove).toHaveBeenCalledExactlyOnceWith([4], 1);
    expect(line?.isConnected).toBe(false);
    letGo();
  });

  it('moves a song on drop even if no insertion line was drawn yet', () => {
    const { onMove } = show();
    grab(4);
    dragOver(1, 'drop', 1.2 * ROW_PX);
    expect(onMove).toHaveBeenCalledExactlyOnceWith([4], 1);
    letGo();
  });

  it('does nothing when a song is dropped where it was', () => {
    const { onMove } = show();
    grab(2);
    dragOver(2, 'dragOver', 2.6 * ROW_PX);
    dragOver(2, 'drop', 2.6 * ROW_PX);
    expect(onMove).not.toHaveBeenCalled();
    letGo();
  });

  it('moves the selected rows and the focus by Alt and arrow keys', async () => {
    const { onMove, arrange, user } = show();
    await user.click(row(1));
    await user.keyboard('{Shift>}{ArrowDown}{/Shift}');
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(onMove).toHaveBeenLastCalledWith([1, 2], 4);
    arrange([1, 4, 2, 3, 5, 6]);
    expect(chosen().map((name) => name?.slice(0, 3))).toEqual(['歌 2', '歌 3']);
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^歌 3/);
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(onMove).toHaveBeenLastCalledWith([2, 3], 1);
  });

  it('lists the rows of a menu in ascending order after the list has changed', async () => {
    const { arrange, user } = show({ renderMenu: ({ rows }) => <div role="menu">{rows.join()}</div> });
    await user.click(row(1));
    await user.keyboard('{Shift>}{ArrowDown}{/Shift}');
    fireEvent.contextMenu(row(1));
    expect(await screen.findByRole('menu')).toHaveTextContent('1,2');
    arrange([3, 1, 4, 5, 2, 6]);
    expect(screen.getByRole('menu')).toHaveTextContent('0,4');
  });

  it('explains that songs cannot be moved while another order is shown', async () => {
    const { onMove, user } = show({ order: [5, 4, 3, 2, 1, 0] });
    const why = '歌曲只能在默认顺序里移动，先取消排序和筛选';
    grab(4);
    expect(dragOver(1, 'dragOver', 1.2 * ROW_PX)).toBe(false);
    expect(screen.getByText(why).closest('[role="status"]')).toBeInTheDocument();
    fireEvent.blur(row(4));
    expect(screen.getByText(why)).toBeInTheDocument();
    letGo();
    fireEvent.dragLeave(row(1));
    expect(screen.queryByText(why)).toBeNull();
    await user.click(row(1));
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(screen.getByText(why)).toBeInTheDocument();
    expect(onMove).not.toHaveBeenCalled();
  });
});

describe('a list of another user', () => {
  it('accepts no drops and does not handle the keys', async () => {
    const { user } = show({ onMove: undefined });
    grab(4);
    expect(dragOver(1, 'dragOver', ROW_PX)).toBe(false);
    letGo();
    await user.click(row(1));
    const key = createEvent.keyDown(row(1), { key: 'ArrowDown', altKey: true });
    fireEvent(row(1), key);
    expect(key.defaultPrevented).toBe(false);
  });
});
