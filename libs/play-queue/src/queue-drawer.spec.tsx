import { renderConnected } from '@qingyin/test-harness';
import { type Track } from '@qingyin/contract';
import { PlayerBar } from '@qingyin/player-react';
import { buildTracks } from '@qingyin/player/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadQueueDrawer } from './load-queue-drawer.ts';

const ROW = 56;

// The virtual list reads its height from the layout, which jsdom does not compute.
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(560);
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(400);
});
afterEach(() => {
  vi.useRealTimers();
});

interface Setup {
  count?: number;
  index?: number;
  mode?: 'shuffle';
  source?: { kind: string; id: string };
  onSaveQueue?: (tracks: readonly Track[]) => void;
}

async function open({ count = 6, index = 0, mode, source, onSaveQueue }: Setup = {}) {
  const answers = {
    '/likelist': { code: 200, ids: [], checkPoint: 0 },
    '/fm_trash': { code: 200 },
    '/x/capabilities': { code: 200, data: { features: [] } },
  };
  const bar = <PlayerBar loadQueue={loadQueueDrawer} {...(onSaveQueue && { onSaveQueue })} />;
  const bench = await renderConnected(bar, { answers });
  if (mode) act(() => bench.player.setMode(mode));
  if (count > 0) act(() => bench.player.playList(buildTracks(count), index, source));
  await waitFor(() => expect(bench.player.snapshot.get().status).toBe(count > 0 ? 'playing' : 'idle'));
  await bench.user.click(screen.getByRole('button', { name: '播放队列' }));
  const dialog = await screen.findByRole('dialog', { name: '播放队列' });
  if (count > 0) await within(dialog).findAllByRole('button', { name: /^移除/ });
  const ids = () => bench.player.snapshot.get().queue.map(({ id }) => id);
  const press = async (name: string) => bench.user.click(within(dialog).getByRole('button', { name }));
  return { ...bench, dialog, ids, press };
}

const row = (place: number) => document.querySelector<HTMLElement>(`[data-row="${place}"]`)!;

describe('queue drawer', () => {
  it('takes the focus and shows played, current and upcoming rows', async () => {
    const { dialog } = await open({ index: 2 });
    expect(document.activeElement).toBe(dialog);
    expect(row(2).getAttribute('aria-current')).toBe('true');
    expect([0, 1, 2, 3].map((place) => row(place).hasAttribute('data-over'))).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(within(dialog).getByText('6 首')).toBeInTheDocument();
  });

  it('marks the current row only, not other rows of the same song', async () => {
    const { player } = await open({ count: 3, index: 2 });
    act(() => player.insert(buildTracks(3).slice(2), 0));
    expect(row(0).getAttribute('aria-current')).toBeNull();
    expect(row(3).getAttribute('aria-current')).toBe('true');
  });

  it('plays a row, removes one, and renders only visible rows of a long queue', async () => {
    const { user, player, ids, press } = await open({ count: 10_000 });
    expect(document.querySelectorAll('[data-row]').length).toBeLessThan(40);
    await user.dblClick(row(3));
    await waitFor(() => expect(player.snapshot.get()).toMatchObject({ index: 3, status: 'playing' }));
    await press('移除 歌曲2');
    expect(ids().slice(0, 3)).toEqual([1, 3, 4]);
    expect(player.snapshot.get()).toMatchObject({ index: 2, status: 'playing' });
  });

  it('moves a row by its menu, step by step without dragging', async () => {
    const { user, ids } = await open({ count: 4 });
    await user.pointer({ keys: '[MouseRight]', target: row(1) });
    const down = await screen.findByRole('menuitem', { name: '往下移' });
    await user.click(down);
    expect(ids()).toEqual([1, 3, 2, 4]);
    await user.click(down);
    expect(ids()).toEqual([1, 3, 4, 2]);
    expect(screen.queryByRole('menu')).toBeNull();
    expect(document.activeElement).toBe(row(3));
  });

  it('moves rows by Alt and arrow keys, selected ones together', async () => {
    const { user, ids } = await open();
    row(1).focus();
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(ids()).toEqual([1, 3, 2, 4, 5, 6]);
    expect(screen.getByText('歌曲2 移到第 3 位')).toBeInTheDocument();
    await user.keyboard('{Shift>}{ArrowDown}{/Shift}');
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(ids()).toEqual([1, 3, 5, 2, 4, 6]);
  });

  it('undoes changes step by step with Ctrl+Z', async () => {
    const { user, ids, press } = await open();
    row(1).focus();
    await user.keyboard('{Delete}');
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await press('清空');
    expect(ids()).toEqual([]);
    screen.getByRole('dialog', { name: '播放队列' }).focus();
    await user.keyboard('{Control>}z{/Control}');
    expect(ids()).toEqual([1, 4, 3, 5, 6]);
    await user.keyboard('{Control>}z{/Control}');
    expect(ids()).toEqual([1, 3, 4, 5, 6]);
    await user.keyboard('{Control>}z{/Control}');
    expect(ids()).toEqual([1, 2, 3, 4, 5, 6]);
    await user.keyboard('{Control>}z{/Control}');
    expect(ids()).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('offers undo after a change', async () => {
    const { user, ids } = await open();
    row(2).focus();
    await user.keyboard('{Control>}a{/Control}{Delete}');
    expect(ids()).toEqual([]);
    expect(screen.getByText('已从队列中移除 6 首歌')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '撤销' }));
    expect(ids()).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('selects rows by presses in selection mode and acts on them', async () => {
    const { user, ids, press, player } = await open();
    await press('多选');
    const bar = screen.getByRole('toolbar', { name: '已选歌曲' });
    const tool = (name: string) => within(bar).getByRole<HTMLButtonElement>('button', { name });
    expect(tool('从队列中移除').disabled).toBe(true);
    await user.click(row(3));
    await user.click(row(5));
    // Forced colours draw a box around elements in a status.
    expect(within(bar).getByText('已选 2 首')).toHaveAttribute('role', 'status');
    await user.click(tool('移到最前'));
    expect(ids()).toEqual([1, 4, 6, 2, 3, 5]);
    expect(screen.queryByRole('toolbar', { name: '已选歌曲' })).toBeNull();

    await press('多选');
    await user.click(row(5));
    await user.click(within(screen.getByRole('toolbar')).getByRole('button', { name: '下一首播放' }));
    expect(ids()).toEqual([1, 5, 4, 6, 2, 3]);
    act(() => player.playNext(buildTracks(9).slice(8)));
    expect(ids()).toEqual([1, 5, 9, 4, 6, 2, 3]);

    await press('多选');
    await user.click(within(screen.getByRole('toolbar')).getByRole('button', { name: '全选' }));
    await user.click(within(screen.getByRole('toolbar')).getByRole('button', { name: '从队列中移除' }));
    expect(ids()).toEqual([]);
    expect(screen.getByText(/队列是空的/)).toBeInTheDocument();
  });

  it('moves between the buttons for selected rows by arrow keys, Home and End', async () => {
    const { user, press } = await open();
    await press('多选');
    await user.click(row(2));
    const tools = within(screen.getByRole('toolbar', { name: '已选歌曲' })).getAllByRole('button');
    act(() => tools[0]?.focus());
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(tools[1]);
    await user.keyboard('{End}{ArrowRight}');
    expect(document.activeElement).toBe(tools[0]);
    await user.keyboard('{End}');
    expect(document.activeElement).toBe(tools.at(-1));
  });

  it('has a menu whose actions refer to the row, not to the song', async () => {
    const { user, ids, player } = await open({ count: 3 });
    act(() => player.enqueue(buildTracks(1)));
    await user.pointer({ keys: '[MouseRight]', target: row(3) });
    await user.click(await screen.findByRole('menuitem', { name: '从队列中移除' }));
    expect(ids()).toEqual([1, 2, 3]);
    await user.pointer({ keys: '[MouseRight]', target: row(2) });
    expect(screen.queryByRole('menuitem', { name: '添加到播放队列' })).toBeNull();
    await user.click(await screen.findByRole('menuitem', { name: '下一首播放' }));
    expect(ids()).toEqual([1, 3, 2]);
  });

  it('passes its songs on to be saved as a playlist', async () => {
    const onSaveQueue = vi.fn<(tracks: readonly Track[]) => void>();
    const { press } = await open({ count: 3, onSaveQueue });
    await press('收藏为歌单');
    expect(onSaveQueue.mock.lastCall?.[0].map(({ id }) => id)).toEqual([1, 2, 3]);
  });

  it('reshuffles upcoming songs in shuffle mode only', async () => {
    const { press, ids, player, dialog } = await open({ mode: 'shuffle', count: 60 });
    const before = ids();
    vi.spyOn(Math, 'random').mockReturnValue(0.1);
    await press('重新洗牌');
    expect(ids()[0]).toBe(before[0]);
    expect([...ids()].sort()).toEqual([...before].sort());
    act(() => player.setMode('sequence'));
    expect(within(dialog).queryByRole('button', { name: '重新洗牌' })).toBeNull();
    expect(ids()).toEqual(buildTracks(60).map(({ id }) => id));
  });
});

describe('endless queue', () => {
  it('offers trash, like and skip in private FM', async () => {
    const { dialog, player, user, stub } = await open({ source: { kind: 'fm', id: 'DEFAULT' } });
    const line = within(dialog).getByRole('group', { name: '私人FM' });
    await user.click(within(line).getByRole('button', { name: '下一首' }));
    await waitFor(() => expect(player.snapshot.get().track?.id).toBe(2));
    await user.click(within(line).getByRole('button', { name: '不再播放这首歌' }));
    await waitFor(() => expect(player.snapshot.get().track?.id).toBe(3));
    await waitFor(() => expect(stub.paths()).toContain('/fm_trash'));
    expect(within(line).getByRole('button', { name: '喜欢' })).toBeInTheDocument();
  });

  it('has no trash in heart mode and no header for other sources', async () => {
    const { dialog, player } = await open({ source: { kind: 'heart', id: '7' } });
    const line = within(dialog).getByRole('group', { name: '心动模式' });
    expect(within(line).queryByRole('button', { name: '不再播放这首歌' })).toBeNull();
    act(() => player.playList(buildTracks(2)));
    expect(within(dialog).queryByRole('group')).toBeNull();
  });
});

describe('touch dragging', () => {
  // Scroll container whose edges trigger scrolling.
  beforeEach(() => {
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 400, 560));
  });

  const finger = (type: 'Down' | 'Move' | 'Up', target: Element, y: number) =>
    act(() => {
      fireEvent[`pointer${type}`](target, {
        pointerType: 'touch',
        isPrimary: true,
        pointerId: 1,
        clientX: 20,
        clientY: y,
      });
    });

  it('moves a row by its handle at once to the nearest gap', async () => {
    const { ids } = await open();
    const grip = row(1).querySelector('[data-grip]')!;
    finger('Down', grip, 1.5 * ROW);
    expect(document.querySelector('[role="dialog"] [aria-hidden] bdi')?.textContent).toBe('歌曲2');
    finger('Move', grip, 4.1 * ROW);
    finger('Up', grip, 4.1 * ROW);
    expect(ids()).toEqual([1, 3, 4, 2, 5, 6]);
  });

  it('moves a row after a long press, while an early movement scrolls', async () => {
    const { ids } = await open();
    vi.useFakeTimers();
    finger('Down', row(4), 4.5 * ROW);
    act(() => void vi.advanceTimersByTime(400));
    finger('Move', row(4), 1.1 * ROW);
    finger('Up', row(4), 1.1 * ROW);
    expect(ids()).toEqual([1, 5, 2, 3, 4, 6]);
    finger('Down', row(4), 4.5 * ROW);
    finger('Move', row(4), 3.9 * ROW);
    act(() => void vi.advanceTimersByTime(400));
    finger('Up', row(4), 2 * ROW);
    expect(ids()).toEqual([1, 5, 2, 3, 4, 6]);
  });

  it('moves all selected rows together', async () => {
    const { ids, press, user } = await open();
    await press('多选');
    await user.click(row(1));
    await user.click(row(3));
    vi.useFakeTimers();
    finger('Down', row(3), 3.5 * ROW);
    act(() => void vi.advanceTimersByTime(400));
    finger('Move', row(3), 6.2 * ROW);
    finger('Up', row(3), 6.2 * ROW);
    expect(ids()).toEqual([1, 3, 5, 6, 2, 4]);
  });
});
