import { renderConnected, someTracks } from '@qingyin/test-harness';
import { screen, waitFor, within } from '@testing-library/react';
import { clear, get, set } from 'idb-keyval';
import { beforeEach, expect, it, vi } from 'vitest';
import { SongTable, type SongTableProps } from './SongTable.tsx';
import { SongTableSkeleton } from './SongTableSkeleton.tsx';

beforeEach(async () => {
  vi.stubGlobal('innerHeight', 800);
  await clear();
});

const tracks = someTracks(3, (index) => ({
  album: { id: 3, name: '唐诗', picUrl: index === 2 ? '' : `/covers/${index}.jpg` },
}));
const answers = { '/likelist': { code: 200, ids: [], checkPoint: 0 } };
const show = (differences: Partial<SongTableProps> = {}) =>
  renderConnected(<SongTable name="唐诗" tracks={tracks} {...differences} />, { answers });

const covers = () => [...document.querySelectorAll<HTMLImageElement>('[data-row] img')];
const openOptions = async (user: Awaited<ReturnType<typeof show>>['user']) => {
  await user.click(await screen.findByRole('button', { name: '显示方式' }));
  return within(await screen.findByRole('dialog', { name: '显示方式' }));
};

it('shows a small cover in each row, which loads when it comes into view', async () => {
  await show();
  await waitFor(() => expect(covers()).toHaveLength(2));
  const [first] = covers();
  expect(first).toHaveAttribute('src', '/covers/0.jpg?param=64y64');
  expect(first).toHaveAttribute('loading', 'lazy');
  expect(first).toHaveAttribute('alt', '');
  // A song without a cover has the drawn disc.
  expect(document.querySelectorAll('[data-row="2"] svg')).toHaveLength(1);
});

it('shows none on an album and offers no option for them there', async () => {
  const { user } = await show({ withAlbum: false });
  const options = await openOptions(user);
  expect(covers()).toEqual([]);
  expect(options.getByRole('group', { name: '显示的列' })).toHaveTextContent(/^显示的列时长$/);
  expect(options.queryByRole('button', { name: '封面' })).toBeNull();
});

it('hides covers on request and stores it', async () => {
  const { user } = await show();
  await waitFor(() => expect(covers()).toHaveLength(2));
  const option = (await openOptions(user)).getByRole('button', { name: '封面' });
  expect(option).toHaveAttribute('aria-pressed', 'true');
  await user.click(option);
  await waitFor(() => expect(covers()).toEqual([]));
  expect(await get('song-table')).toMatchObject({ cover: false, album: true });
});

it('starts without covers if they were hidden', async () => {
  await set('song-table', { cover: false });
  const { user } = await show();
  expect((await openOptions(user)).getByRole('button', { name: '封面' })).toHaveAttribute(
    'aria-pressed',
    'false',
  );
  expect(covers()).toEqual([]);
});

it('offers the covers, but no columns, on phones', async () => {
  const matches = (query: string) => query.includes('max-width');
  vi.stubGlobal('matchMedia', (query: string) => ({
    ...{ matches: matches(query), media: query },
    ...{ addEventListener: vi.fn(), removeEventListener: vi.fn() },
  }));
  const { user } = await show();
  const options = await openOptions(user);
  expect(within(options.getByRole('group', { name: '显示内容' })).getAllByRole('button')).toHaveLength(1);
  expect(options.getByRole('button', { name: '封面' })).toBeInTheDocument();
});

it('reserves the place of the covers while songs load', async () => {
  await renderConnected(<SongTableSkeleton rows={2} />, { answers });
  expect(document.querySelector('[data-covers]')).not.toBeNull();
  expect(document.querySelectorAll('[data-row] > span')).toHaveLength(2);
});
