import { renderConnected, someTracks } from '@qingyin/test-harness';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { get, set } from 'idb-keyval';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { withOrder } from './persist-order.ts';
import { parseOrder } from './persisted-orders.ts';
import type { RequestedOrder } from './requested-order.ts';
import { SongTable, type SongTableProps } from './SongTable.tsx';

beforeEach(() => {
  // jsdom has no layout; the list needs a window height.
  vi.stubGlobal('innerHeight', 800);
});

const minutes = [3, 1, 0, 3, 2];
const tracks = someTracks(5, (index) => ({ durationMs: (minutes[index] ?? 0) * 60_000 }));
const longest: RequestedOrder = { sort: { column: 'duration', descending: true }, words: '' };
const leave = (orders: Readonly<Record<string, unknown>>) => set('song-orders', orders);

async function show(change: Partial<SongTableProps> = {}, userId: string | null = '10') {
  const props = { name: '唐诗', tracks, source: { kind: 'playlist', id: '7' }, ...change } as SongTableProps;
  const bench = await renderConnected(<SongTable {...props} />, {
    userId,
    answers: { '/likelist': { code: 200, ids: [], checkPoint: 0 } },
  });
  return { ...bench, press: (name: string) => bench.user.click(screen.getByRole('button', { name })) };
}

const songs = () =>
  [...document.querySelectorAll('[data-row]')].map((row) =>
    Number(row.getAttribute('aria-label')?.match(/\d+/)?.[0]),
  );
const sortOf = (name: string) => screen.getByRole('columnheader', { name }).getAttribute('aria-sort');
const kept = () => get<Record<string, RequestedOrder>>('song-orders');

describe('order of a list', () => {
  it("is stored per list until the list's own order is restored", async () => {
    const { press } = await show();
    await screen.findByRole('row', { name: /^歌 1/ });
    await press('时长');
    await press('时长');
    await waitFor(() => expect(songs()).toEqual([1, 4, 5, 2, 3]));
    await waitFor(async () => expect(await kept()).toEqual({ '10-playlist-7': longest }));
    cleanup();
    await show({ source: { kind: 'playlist', id: '8' } });
    await waitFor(() => expect(songs()).toEqual([1, 2, 3, 4, 5]));
    cleanup();
    const again = await show();
    await waitFor(() => expect(songs()).toEqual([1, 4, 5, 2, 3]));
    expect(sortOf('时长')).toBe('descending');
    await again.press('默认顺序');
    await waitFor(() => expect(songs()).toEqual([1, 2, 3, 4, 5]));
    await waitFor(async () => expect(await kept()).toEqual({}));
  });

  it('applies before the songs are shown', async () => {
    await leave({ '10-playlist-7': longest });
    await show();
    const seen = new Set([songs().join()]);
    const watch = new MutationObserver(() => seen.add(songs().join()));
    watch.observe(document.body, { subtree: true, childList: true, attributes: true });
    await waitFor(() => expect(songs()).toEqual([1, 4, 5, 2, 3]));
    watch.disconnect();
    expect([...seen].filter((rows) => !rows.includes('NaN'))).toEqual(['1,4,5,2,3']);
    expect(document.querySelector('[data-row][tabindex="0"]')?.getAttribute('data-row')).toBe('0');
  });

  it('is stored per user and not for search results', async () => {
    await leave({ '9-playlist-7': longest, '10-search-夜': longest });
    await show();
    await waitFor(() => expect(songs()).toEqual([1, 2, 3, 4, 5]));
    cleanup();
    const { press } = await show({ source: { kind: 'search', id: '夜' } });
    expect(songs()).toEqual([1, 2, 3, 4, 5]);
    await press('时长');
    await waitFor(() => expect(songs()).toEqual([2, 5, 1, 4, 3]));
    expect(await kept()).toEqual({ '9-playlist-7': longest, '10-search-夜': longest });
  });

  it('keeps rows, focus and menu when a guest gets a user id', async () => {
    const { session, user } = await show({}, null);
    const first = await screen.findByRole('row', { name: /^歌 1/ });
    await waitFor(() => expect(document.querySelector('[data-row]')).toBe(first));
    act(() => first.focus());
    await user.keyboard('{ContextMenu}');
    await screen.findByRole('menu', { name: '歌曲操作' });
    act(() => session.save({ userId: '88', visitor: true, login: false }));
    expect(screen.getByRole('menu', { name: '歌曲操作' })).toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(document.activeElement).toBe(first);
  });

  it('stays stored when the complete list fails to load', async () => {
    await leave({ '10-playlist-7': longest });
    await show({
      tracks: undefined,
      count: 5,
      rowAt: (index: number) => tracks.slice(0, 2)[index],
      load: () => Promise.reject(new Error('lost')),
      onPlay: vi.fn(),
    } as Partial<SongTableProps>);
    expect(await screen.findByText('没有取到歌曲，请再试一次')).toBeInTheDocument();
    await waitFor(() => expect(songs()).toEqual([1, 2, NaN, NaN, NaN]));
    expect(await kept()).toEqual({ '10-playlist-7': longest });
  });
});

describe('stored orders', () => {
  it('exclude a list’s own order and are limited in number', () => {
    const many = Object.fromEntries(Array.from({ length: 200 }, (_, id) => [`10-playlist-${id}`, longest]));
    const more = withOrder(many, '10-album-1', longest);
    expect(Object.keys(more)).toHaveLength(200);
    expect(Object.keys(more).at(-1)).toBe('10-album-1');
    expect(more['10-playlist-0']).toBeUndefined();
    expect(withOrder({ a: longest }, 'a', { sort: null, words: ' ' })).toEqual({});
  });

  it('are validated', () => {
    expect(parseOrder({ ...longest, words: '夜' })).toEqual({ ...longest, words: '夜' });
    for (const odd of [undefined, null, 7, { sort: { column: 'mood' }, words: 3 }, { sort: 'title' }])
      expect(parseOrder(odd as never)).toEqual({ sort: null, words: '' });
  });
});
