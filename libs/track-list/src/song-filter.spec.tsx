import { renderConnected, someTracks } from '@qingyin/test-harness';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { filterSongs } from './filter-songs.ts';
import { SongTable, type SongTableProps } from './SongTable.tsx';

const { chinese } = await import('@qingyin/text/chinese');

beforeEach(() => {
  vi.stubGlobal('innerHeight', 800);
});

const tracks = someTracks(20, (index) => ({
  durationMs: (20 - index) * 1000,
  ...(index === 3 && { name: '静夜思', aliases: ['Still Night'] }),
  ...(index === 5 && { name: '……', artists: [{ id: 8, name: '王維' }] }),
  ...(index === 7 && { name: '夜泊', album: { id: 9, name: '靜', picUrl: '' } }),
}));

async function show(change: Partial<SongTableProps> = {}) {
  const props = { name: '唐诗', tracks, ...change } as SongTableProps;
  const bench = await renderConnected(<SongTable {...props} />, {
    answers: { '/likelist': { code: 200, ids: [], checkPoint: 0 } },
  });
  return { ...bench, queue: () => bench.player.snapshot.get().queue.map(({ id }) => id) };
}

const field = () => screen.findByRole<HTMLInputElement>('searchbox', { name: '筛选歌曲' });
const names = () =>
  [...document.querySelectorAll('[data-row]')].map((row) => row.getAttribute('aria-label')?.split(' · ')[0]);

describe('filterSongs', () => {
  it.each([
    ['静夜', [3]],
    ['still', [3]],
    ['夜', [3, 7]],
    ['…', [5]],
    ['李白 静夜', [3]],
    ['没有', []],
    ['jingye', []],
  ])('matches title, aliases, artists and album: %s', (query, found) => {
    expect(filterSongs(tracks, query)).toEqual(found);
  });

  it.each([
    ['jingye', [3]],
    ['jys', [3]],
    ['王维', [5]],
    ['静', [3, 7]],
  ])('matches pinyin and the other script with the dictionary: %s', (query, found) => {
    expect(filterSongs(tracks, query, chinese)).toEqual(found);
  });
});

describe('filter of a table', () => {
  it('is shown for many songs only, unless forced', async () => {
    await show({ tracks: tracks.slice(0, 12) });
    await screen.findByRole('button', { name: '显示方式' });
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  it('shows and counts matches, plays only these, and Escape clears it', async () => {
    const { user, queue } = await show();
    await user.type(await field(), 'ye');
    expect(await screen.findByText('找到 2 首')).toBeInTheDocument();
    expect(names()).toEqual(['静夜思', '夜泊']);
    expect(screen.getByRole('grid').getAttribute('aria-rowcount')).toBe('3');
    await user.dblClick(screen.getByRole('row', { name: /^夜泊/ }));
    expect(queue()).toEqual([4, 8]);
    await user.click(await field());
    await user.keyboard('{Escape}');
    expect((await field()).value).toBe('');
    await waitFor(() =>
      expect(screen.getByRole('grid').getAttribute('aria-rowcount')).toBe(String(tracks.length + 1)),
    );
    expect(screen.getByRole('status', { name: '' }).textContent).toBe('');
  });

  it('is stored with its list and can be cleared in a list that became short', async () => {
    const source = { kind: 'playlist', id: '7' };
    const { user } = await show({ source });
    await user.type(await field(), '夜');
    await screen.findByText('找到 2 首');
    cleanup();
    const again = await show({ source, tracks: tracks.slice(0, 8) } as Partial<SongTableProps>);
    expect(await screen.findByText('找到 2 首')).toBeInTheDocument();
    expect((await field()).value).toBe('夜');
    expect(names()).toEqual(['静夜思', '夜泊']);
    await again.user.clear(await field());
    await waitFor(() => expect(names()).toHaveLength(8));
    // A new query can be typed at once.
    expect(document.activeElement).toBe(await field());
    await again.user.keyboard('静');
    expect(await screen.findByText('找到 2 首')).toBeInTheDocument();
    await again.user.clear(await field());
    cleanup();
    await show({ source, tracks: tracks.slice(0, 8) } as Partial<SongTableProps>);
    await screen.findByRole('button', { name: '显示方式' });
    await waitFor(() => expect(names()).toHaveLength(8));
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  it('keeps the sort order', async () => {
    const { user } = await show();
    await user.click(screen.getByRole('button', { name: '时长' }));
    await user.type(await field(), '夜');
    await screen.findByText('找到 2 首');
    expect(names()).toEqual(['夜泊', '静夜思']);
  });

  it('shows an empty state without matches and offers all songs again', async () => {
    const { user } = await show();
    await user.type(await field(), '没有这首');
    const text = await screen.findByText(/没有符合/);
    expect(text.textContent).toBe('没有符合“没有这首”的歌。');
    await user.click(screen.getAllByRole('button', { name: '清除筛选' }).at(-1)!);
    expect(document.activeElement).toBe(await field());
    await waitFor(() => expect(screen.queryByText(/没有符合/)).toBeNull());
    expect(names().length).toBeGreaterThan(2);
  });

  it('fetches a sliced list completely with the first letter', async () => {
    let there = tracks.slice(0, 2);
    const load = vi.fn(async () => void (there = tracks));
    const { user } = await show({
      tracks: undefined,
      count: tracks.length,
      rowAt: (index: number) => there[index],
      load,
      onPlay: vi.fn(),
    } as Partial<SongTableProps>);
    expect(load).not.toHaveBeenCalled();
    await user.type(await field(), '夜');
    expect(await screen.findByText('找到 2 首')).toBeInTheDocument();
    expect(load).toHaveBeenCalledWith(0, tracks.length);
  });
});
