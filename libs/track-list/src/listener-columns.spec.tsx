import { renderConnected, someTracks } from '@qingyin/test-harness';
import { screen, waitFor, within } from '@testing-library/react';
import { clear, get, set } from 'idb-keyval';
import { beforeEach, expect, it, vi } from 'vitest';
import { SongTable } from './SongTable.tsx';
import { nextSort } from './song-sort.ts';
import { sortSongs } from './sort-songs.ts';

beforeEach(async () => {
  vi.stubGlobal('innerHeight', 800);
  await clear();
});

const capable = {
  code: 200,
  data: { product: 'qingyin', version: '1', foreign: false, features: ['song-ratings'] },
};
const NOW = Date.now();
const answers = {
  '/likelist': { code: 200, ids: [], checkPoint: 0 },
  '/x/capabilities': capable,
  '/x/songs/ratings': {
    ...{ code: 200, count: 2, more: false },
    data: [
      { id: 2, stars: 2, time: 1 },
      { id: 4, stars: 5, time: 1 },
    ],
  },
  '/x/songs/plays': {
    ...{ code: 200, count: 2, more: false },
    data: [
      { id: 1, plays: 12, time: NOW - 20 * 60_000 },
      { id: 3, plays: 7, time: NOW },
    ],
  },
};

const show = (differences: object = {}, userId: string | null = '10') =>
  renderConnected(<SongTable name="唐诗" tracks={someTracks(5)} source={{ kind: 'playlist', id: '7' }} />, {
    answers: { ...answers, ...differences },
    userId,
  });
const numbers = () =>
  [...document.querySelectorAll('[data-row]')].map((row) =>
    Number(/^歌 (\d)/.exec(row.getAttribute('aria-label') ?? '')?.[1]),
  );
const header = (name: string) => screen.findByRole('columnheader', { name });

it('shows the user’s stars, plays and last plays in columns that are switched on', async () => {
  const { user } = await show();
  await user.click(await screen.findByRole('button', { name: '显示方式' }));
  const panel = within(await screen.findByRole('dialog', { name: '显示方式' }));
  for (const name of ['评分', '播放次数', '上次播放'])
    await user.click(
      await within(panel.getByRole('group', { name: '显示的列' })).findByRole('button', { name }),
    );
  expect(await screen.findByRole('img', { name: '5 星', hidden: true })).toHaveTextContent('★★★★★');
  expect(await screen.findByText('12')).toBeInTheDocument();
  expect(await screen.findByText(/20\s?分钟前/)).toBeInTheDocument();
  expect(await get('song-table')).toMatchObject({ rating: true, plays: true, played: true });
});

it('offers no such columns to guests', async () => {
  await set('song-table', { rating: true });
  const { user } = await show({}, null);
  await user.click(await screen.findByRole('button', { name: '显示方式' }));
  const panel = within(await screen.findByRole('dialog', { name: '显示方式' }));
  expect(panel.queryByRole('button', { name: '评分' })).toBeNull();
  expect(screen.queryByRole('columnheader', { name: '评分', hidden: true })).toBeNull();
});

it('sorts by stars, the greatest first and songs without any last', async () => {
  await set('song-table', { rating: true });
  const { user } = await show();
  await user.click(within(await header('评分')).getByRole('button'));
  await waitFor(() => expect(numbers()).toEqual([4, 2, 1, 3, 5]));
  expect((await header('评分')).getAttribute('aria-sort')).toBe('descending');
  await user.click(within(await header('评分')).getByRole('button'));
  await waitFor(() => expect(numbers()).toEqual([2, 4, 1, 3, 5]));
});

it('starts in the stored order by plays without the column', async () => {
  await set('song-orders', { '10-playlist-7': { sort: { column: 'plays', descending: true }, words: '' } });
  await show();
  await waitFor(() => expect(numbers()).toEqual([1, 3, 2, 4, 5]));
});

it('reports a failure with a retry and keeps the list', async () => {
  await set('song-table', { plays: true });
  await show({ '/x/songs/plays': { code: 503, message: '不行' } });
  expect(await screen.findByText('没有取到评分和播放次数，请再试一次')).toBeInTheDocument();
  expect(numbers()).toEqual([1, 2, 3, 4, 5]);
});

it('names the song of each row to keyboard shortcuts', async () => {
  await show();
  expect((await screen.findByRole('row', { name: /^歌 3/ })).dataset['song']).toBe('3');
});

it('sorts values in both directions with songs without any last', () => {
  const tracks = someTracks(4);
  const value = (id: number) => [0, 0, 5, 1, 5][id] ?? 0;
  const by = (descending: boolean) =>
    sortSongs(tracks, [0, 1, 2, 3], { column: 'rating', descending }, 'zh-CN', value);
  expect(by(true)).toEqual([1, 3, 2, 0]);
  expect(by(false)).toEqual([2, 1, 3, 0]);
});

it.each([
  ['title', [false, true, null]],
  ['rating', [true, false, null]],
] as const)('the presses on the header %s go through both directions to the own order', (column, steps) => {
  let sort = nextSort(null, column);
  const seen = [sort?.descending ?? null];
  for (let press = 0; press < 2; press += 1) {
    sort = nextSort(sort, column);
    seen.push(sort?.descending ?? null);
  }
  expect(seen).toEqual(steps);
});
