import { renderConnected, someTracks } from '@qingyin/test-harness';
import { type Track } from '@qingyin/contract';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { SongTable, type SongTableProps } from './SongTable.tsx';
import { sortSongs } from './sort-songs.ts';

beforeEach(() => {
  // jsdom has no layout; the list needs a window height.
  vi.stubGlobal('innerHeight', 800);
});

const titles = ['静夜思', '', '白雪歌', '送别 10', '送别 2'];
const minutes = [3, 1, 0, 3, 2];
const tracks = someTracks(5, (index) => ({
  name: titles[index] ?? '',
  durationMs: (minutes[index] ?? 0) * 60_000,
  album: { id: 3, name: `唐诗 ${9 - index}`, picUrl: '' },
  unplayable: index === 3 ? 'vip' : null,
}));

async function show(change: Partial<SongTableProps> = {}) {
  const props = { name: '唐诗', tracks, source: { kind: 'playlist', id: '7' }, ...change } as SongTableProps;
  const bench = await renderConnected(<SongTable {...props} />, {
    answers: { '/likelist': { code: 200, ids: [], checkPoint: 0 } },
  });
  const press = (name: string) => bench.user.click(screen.getByRole('button', { name }));
  const queue = () => bench.player.snapshot.get().queue.map(({ id }) => id);
  return { ...bench, press, queue };
}

const numbers = () =>
  [...document.querySelectorAll('[data-row]')].map((row) =>
    titles.indexOf(row.getAttribute('aria-label')?.split(' · ')[0]?.replace('李白', '') ?? ''),
  );
const sortOf = (name: string) => screen.getByRole('columnheader', { name }).getAttribute('aria-sort');

describe('sortSongs', () => {
  const all = [0, 1, 2, 3, 4];
  const by = (column: 'title' | 'duration' | 'artists', descending: boolean) =>
    sortSongs(tracks, all, { column, descending }, 'zh-CN');

  it('sorts text by locale, numbers by value, and empty text last in both directions', () => {
    expect(by('title', false)).toEqual([2, 0, 4, 3, 1]);
    expect(by('title', true)).toEqual([3, 4, 0, 2, 1]);
  });

  it('keeps equal songs in list order and unknown durations last in both directions', () => {
    expect(by('duration', false)).toEqual([1, 4, 0, 3, 2]);
    expect(by('duration', true)).toEqual([0, 3, 4, 1, 2]);
    expect(by('artists', true)).toEqual(all);
  });
});

describe('sortable table', () => {
  it('cycles through ascending, descending and its own order', async () => {
    const { press } = await show();
    expect(sortOf('时长')).toBe('none');
    await press('时长');
    await waitFor(() => expect(numbers()).toEqual([1, 4, 0, 3, 2]));
    expect(sortOf('时长')).toBe('ascending');
    await press('时长');
    await waitFor(() => expect(numbers()).toEqual([0, 3, 4, 1, 2]));
    expect(sortOf('时长')).toBe('descending');
    await press('时长');
    await waitFor(() => expect(numbers()).toEqual([0, 1, 2, 3, 4]));
    expect(sortOf('时长')).toBe('none');
  });

  it.each([
    ['标题', [2, 0, 4, 3, 1]],
    ['歌手', [0, 1, 2, 3, 4]],
    ['专辑', [4, 3, 2, 1, 0]],
    ['时长', [1, 4, 0, 3, 2]],
  ])('sorts by %s, and the number header restores the own order', async (column, sorted) => {
    const { press } = await show();
    expect(screen.getByRole('button', { name: '默认顺序' }).getAttribute('aria-pressed')).toBe('true');
    await press(column);
    await waitFor(() => expect(numbers()).toEqual(sorted));
    expect(sortOf(column)).toBe('ascending');
    expect(screen.getByRole('button', { name: '默认顺序' }).getAttribute('aria-pressed')).toBe('false');
    await press('默认顺序');
    await waitFor(() => expect(numbers()).toEqual([0, 1, 2, 3, 4]));
    expect(sortOf(column)).toBe('none');
  });

  it('plays the songs in the visible order without unplayable ones', async () => {
    const { press, queue, player, user } = await show();
    await press('时长');
    await waitFor(() => expect(numbers()[0]).toBe(1));
    await user.dblClick(screen.getByRole('row', { name: /^静夜思/ }));
    expect(queue()).toEqual([2, 5, 1, 3]);
    expect(player.snapshot.get()).toMatchObject({ index: 2, source: { kind: 'playlist', id: '7' } });
  });

  it("plays its own order through the screen's handler", async () => {
    const onPlay = vi.fn();
    const { user } = await show({ onPlay });
    await user.dblClick(await screen.findByRole('row', { name: /^白雪歌/ }));
    expect(onPlay).toHaveBeenCalledWith(2);
  });

  it('keeps the selected songs selected', async () => {
    const { press, user } = await show();
    await user.click(await screen.findByRole('row', { name: /^白雪歌/ }));
    await press('标题');
    await waitFor(() => expect(numbers()[0]).toBe(2));
    const chosen = [...document.querySelectorAll('[aria-selected="true"]')];
    expect(chosen.map((row) => row.getAttribute('data-row'))).toEqual(['0']);
    expect(document.querySelector('[tabindex="0"][data-row]')).toBe(chosen[0]);
  });
});

describe('sortable sliced table', () => {
  const sliced = (load: (start: number, end: number) => Promise<unknown>, there: () => Track[]) => ({
    tracks: undefined,
    count: tracks.length,
    rowAt: (index: number) => there()[index],
    load,
    onPlay: vi.fn(),
  });

  it('fetches the complete list before sorting and is busy meanwhile', async () => {
    let there = tracks.slice(0, 2);
    let arrive = () => undefined as void;
    const load = vi.fn(() => new Promise<void>((done) => (arrive = done)));
    const props = sliced(load, () => there);
    const { press } = await show(props as Partial<SongTableProps>);
    await press('时长');
    const grid = screen.getByRole('grid');
    await waitFor(() => expect(load).toHaveBeenCalledWith(0, 5));
    expect(grid.getAttribute('aria-busy')).toBe('true');
    there = tracks;
    arrive();
    await waitFor(() => expect(numbers()).toEqual([1, 4, 0, 3, 2]));
    expect(grid.getAttribute('aria-busy')).toBeNull();
  });

  it('reports a failure, keeps its order, and sorts after a retry', async () => {
    let there = tracks.slice(0, 2);
    let down = true;
    const load = async () => {
      if (down) throw new Error('lost');
      there = tracks;
    };
    const props = sliced(load, () => there);
    const { press } = await show(props as Partial<SongTableProps>);
    await press('时长');
    expect(await screen.findByText('没有取到歌曲，请再试一次')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('grid').getAttribute('aria-busy')).toBeNull());
    expect(sortOf('时长')).toBe('none');
    down = false;
    await press('重试');
    await waitFor(() => expect(numbers()).toEqual([1, 4, 0, 3, 2]));
  });
});
