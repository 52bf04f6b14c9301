import { renderUi, someTracks } from '@qingyin/test-harness';
import { type Track } from '@qingyin/contract';
import { ActionBarHost } from '@qingyin/ui';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { SongGrid } from './SongGrid.tsx';
import { type SongGridProps } from './song-grid-props.ts';

const VIEW_PX = 600;

beforeEach(() => {
  vi.stubGlobal('innerHeight', VIEW_PX);
});

function show(change: Partial<SongGridProps> = {}, count = 1000) {
  const taken = vi.fn<(tracks: Track[]) => void>();
  const tracks = someTracks(count, (index) => (index === 3 ? { unplayable: 'vip' } : {}));
  const props: SongGridProps = {
    name: '唐人夜曲',
    count,
    rowAt: (index) => tracks[index],
    playingId: null,
    playing: false,
    liked: new Set([2]),
    onPlay: vi.fn(),
    onLike: vi.fn(),
    onOpen: vi.fn(),
    renderMenu: ({ tracks: of }, close) => (
      <div role="menu" aria-label={of.map(({ name }) => name).join()}>
        <button onClick={close}>关</button>
      </div>
    ),
    renderSelection: ({ count: size, tracks: of, clear }) => (
      <div role="toolbar">
        {`已选 ${size}`}
        <button onClick={() => void of().then(taken)}>取</button>
        <button onClick={clear}>放</button>
      </div>
    ),
    ...change,
  };
  renderUi(
    <>
      <SongGrid {...props} />
      <ActionBarHost />
    </>,
  );
  return { props, tracks, taken, user: userEvent.setup() };
}

const row = (name: RegExp) => screen.getByRole('row', { name });
const focusedRow = () => document.activeElement?.getAttribute('data-row');

describe('song grid', () => {
  it("has the collection's name and row count and renders only rows near the viewport", () => {
    show();
    const grid = screen.getByRole('grid', { name: '唐人夜曲' });
    expect(grid.getAttribute('aria-rowcount')).toBe('1001');
    expect(grid.querySelectorAll('[data-row]').length).toBeLessThan(40);
    expect(grid.querySelectorAll('*').length).toBeLessThan(1500);
  });

  it('names a row by its title first', () => {
    show();
    expect(row(/^歌 1 · 李白/)).toBeInTheDocument();
    expect(row(/^歌 4 .*会员专享/)).toBeInTheDocument();
  });

  it('is one tab stop and moves with the arrow, page, Home and End keys', async () => {
    const { user } = show();
    await user.tab();
    expect(focusedRow()).toBe('0');
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(focusedRow()).toBe('2');
    await user.keyboard('{PageDown}');
    expect(focusedRow()).toBe('12');
    await user.keyboard('{Home}');
    expect(focusedRow()).toBe('0');
    await user.keyboard('{End}');
    expect(focusedRow()).toBe('999');
    expect(document.querySelectorAll('[data-row][tabindex="0"]')).toHaveLength(1);
    await user.tab();
    expect(document.activeElement).toBe(document.body);
  });

  it('moves between the controls of a row by arrow keys, mirrored in right-to-left', async () => {
    const { user } = show();
    await user.tab();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(document.activeElement?.textContent).toBe('李白');
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(focusedRow()).toBe('0');
    row(/^歌 1 /).style.direction = 'rtl';
    await user.keyboard('{ArrowLeft}');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('播放');
  });

  it('plays on Enter and double click, but not unplayable songs', async () => {
    const { user, props } = show();
    await user.tab();
    await user.keyboard('{ArrowDown}{Enter}');
    expect(props.onPlay).toHaveBeenLastCalledWith(1);
    await user.dblClick(row(/^歌 6 /));
    expect(props.onPlay).toHaveBeenLastCalledWith(5);
    await user.dblClick(row(/^歌 4 /));
    expect(props.onPlay).toHaveBeenCalledTimes(2);
  });

  it('marks the current row and liked songs', () => {
    show({ playingId: 3, playing: true });
    const current = document.querySelectorAll('[aria-current="true"]');
    expect([...current].map((element) => element.getAttribute('data-row'))).toEqual(['2']);
    const like = (name: RegExp) => within(row(name)).getByRole('button', { name: '喜欢' });
    expect(like(/^歌 2 /).getAttribute('aria-pressed')).toBe('true');
    expect(like(/^歌 1 /).getAttribute('aria-pressed')).toBe('false');
  });

  it('likes by the heart without selecting or playing', async () => {
    const { user, props, tracks } = show();
    await user.click(await within(row(/^歌 5 /)).findByRole('button', { name: '喜欢' }));
    expect(props.onLike).toHaveBeenCalledWith(tracks[4]);
    expect(row(/^歌 5 /).getAttribute('aria-selected')).toBe('false');
    expect(props.onPlay).not.toHaveBeenCalled();
  });

  it('selects by click, Shift and Ctrl, passes the selection on, and clears it with Escape', async () => {
    const { user, taken } = show();
    await user.click(row(/^歌 2 /));
    expect(screen.queryByRole('toolbar')).toBeNull();
    await user.keyboard('{Shift>}');
    await user.click(row(/^歌 5 /));
    await user.keyboard('{/Shift}{Control>}');
    await user.click(row(/^歌 3 /));
    await user.keyboard('{/Control}');
    expect(screen.getByText('已选 3')).toBeInTheDocument();
    await user.click(screen.getByText('取'));
    expect(taken.mock.lastCall?.[0]?.map(({ name }) => name)).toEqual(['歌 2', '歌 4', '歌 5']);
    await user.click(screen.getByText('放'));
    expect(screen.queryByRole('toolbar')).toBeNull();
    await user.click(row(/^歌 1 /));
    await user.keyboard('{Control>}a{/Control}');
    expect(screen.getByText('已选 1000')).toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(document.querySelectorAll('[aria-selected="true"]')).toHaveLength(0);
  });

  it('removes one or all selected songs with the Delete key if the list allows it', async () => {
    const onRemove = vi.fn();
    const { user, tracks } = show({ onRemove });
    await user.tab();
    await user.keyboard('{ArrowDown}{Delete}');
    expect(onRemove).toHaveBeenLastCalledWith([tracks[1]]);
    await user.keyboard(' {Shift>}{ArrowDown}{/Shift}{Delete}');
    await waitFor(() => expect(onRemove).toHaveBeenLastCalledWith([tracks[1], tracks[2]]));
    await waitFor(() => expect(screen.queryByRole('toolbar')).toBeNull());
  });

  it('opens the menu by key, button and right click, for the whole selection if the row is part of it', async () => {
    const { user } = show();
    await user.tab();
    fireEvent.keyDown(document.activeElement as Element, { key: 'ContextMenu' });
    expect(screen.getByRole('menu', { name: '歌 1' })).toBeInTheDocument();
    await user.click(screen.getByText('关'));
    await user.click(within(row(/^歌 2 /)).getByRole('button', { name: '更多' }));
    expect(screen.getByRole('menu', { name: '歌 2' })).toBeInTheDocument();
    await user.click(screen.getByText('关'));
    await user.click(row(/^歌 1 /));
    await user.keyboard('{Shift>}{ArrowDown}{/Shift}');
    fireEvent.contextMenu(row(/^歌 2 /));
    expect(await screen.findByRole('menu', { name: '歌 1,歌 2' })).toBeInTheDocument();
  });

  it('fetches selected songs before acting on them and retries after a failure', async () => {
    const tracks = someTracks(1000);
    let there = 20;
    const load = vi
      .fn<(start: number, end: number) => Promise<void>>()
      .mockRejectedValueOnce(new Error('lost'));
    const rowAt = (index: number) => (index < there ? tracks[index] : undefined);
    const onRemove = vi.fn<(tracks: readonly Track[]) => void>();
    const { user, taken } = show({ rowAt, load, onRemove });
    await user.click(row(/^歌 1 /));
    await user.keyboard('{Control>}a{/Control}');
    expect(screen.getByText('已选 1000')).toBeInTheDocument();
    await user.keyboard('{Delete}');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('没有取到歌曲，请再试一次');
    expect(onRemove).not.toHaveBeenCalled();
    load.mockImplementation(async () => void (there = 1000));
    await user.click(within(alert).getByRole('button', { name: '重试' }));
    await waitFor(() => expect(onRemove).toHaveBeenCalledExactlyOnceWith(tracks));
    await user.click(row(/^歌 1 /));
    await user.keyboard('{Control>}a{/Control}');
    await user.click(screen.getByText('取'));
    expect(load).toHaveBeenLastCalledWith(0, 1000);
    expect(taken).toHaveBeenLastCalledWith(tracks);
  });

  it('requests rows that come into view and renders skeletons of the same height', () => {
    const onRangeChange = vi.fn();
    show({ rowAt: () => undefined, onRangeChange });
    expect(onRangeChange).toHaveBeenCalledWith(0, expect.any(Number));
    const rows = document.querySelectorAll('[data-row]');
    expect(rows.length).toBeGreaterThan(5);
    expect([...rows].every((element) => element.getAttribute('aria-busy') === 'true')).toBe(true);
  });

  it('shows titles only while it scrolls fast, and whole rows once it rests', async () => {
    show();
    const scrollTo = (px: number) => {
      vi.stubGlobal('scrollY', px);
      fireEvent.scroll(window);
    };
    for (const px of [5_000, 10_000, 15_000]) scrollTo(px);
    const passing = screen.getAllByRole('row').at(-1);
    expect(passing?.getAttribute('data-row')).toBeTruthy();
    expect(within(passing as HTMLElement).getAllByRole('gridcell')).toHaveLength(1);
    await waitFor(() =>
      expect(within(passing as HTMLElement).getByRole('button', { name: /更多/ })).toBeInTheDocument(),
    );
  });

  it('starts at the linked row', () => {
    show({ startRow: 700 });
    expect(focusedRow()).toBe('700');
  });

  it('opens links of names through the router', async () => {
    const { user, props } = show();
    const first = within(row(/^歌 1 /));
    await user.click(first.getByRole('link', { name: '李白' }));
    expect(props.onOpen).toHaveBeenLastCalledWith('/artists-detail?id=7');
    await user.click(first.getByRole('link', { name: '唐诗' }));
    expect(props.onOpen).toHaveBeenLastCalledWith('/album/3');
  });
});
