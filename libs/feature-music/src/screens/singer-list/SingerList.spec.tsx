import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../testing/render-screen.ts';

const artist = (id: number, lastRank: number, score: number, alias: string[] = []) => ({
  id,
  name: `歌手${id}`,
  img1v1Url: '',
  alias,
  lastRank,
  score,
});
const chartOf = (type: number, artists: object[]) => ({
  code: 200,
  list: { artists, updateTime: Date.UTC(2026, 10, 21, 12), type },
});
const first = chartOf(1, [
  artist(11, 2, 80_000, ['池上']),
  artist(12, 0, 40_000),
  artist(13, 2, 20_000),
  artist(14, -1, 5),
]);

/** Each region has its own artists, the Japanese one none. */
const byRegion = (url: URL) => {
  const type = Number(url.searchParams.get('type'));
  if (type === 1) return first;
  return chartOf(type, type === 4 ? [] : [artist(type * 10, 0, 9)]);
};
const show = (href: string, answer: object | ((url: URL) => object | Response) = byRegion) =>
  renderScreen(href, { answers: { '/toplist/artist': answer } });

it('lists the artists with place, change and score', async () => {
  await show('/singer-list');
  const rows = within(await screen.findByRole('list', { name: '歌手榜：华语' })).getAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    '12上升 2 位歌手11池上热度 8万',
    '21下降 1 位歌手12热度 4万',
    '3名次不变歌手13热度 2万',
    '4新新上榜歌手14热度 5',
  ]);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('歌手榜');
  expect(screen.getByText(/11月21日 更新$/)).toBeInTheDocument();
});

it('has the region in the URL', async () => {
  const { router, stub, user } = await show('/singer-list?area=western');
  await screen.findByText('歌手20');
  const chosen = () =>
    screen.getByRole('group', { name: '地区' }).querySelector('[aria-current]')?.textContent;
  expect(chosen()).toBe('欧美');
  await user.click(screen.getByRole('link', { name: '韩国' }));
  expect(await screen.findByText('歌手30')).toBeInTheDocument();
  expect(chosen()).toBe('韩国');
  expect(router.state.location.search).toEqual({ area: 'korean' });
  expect(stub.requests.map(({ url }) => url.searchParams.get('type'))).toEqual(['2', '3']);
});

it('falls back to the first region for unknown values', async () => {
  await show('/singer-list?area=moon');
  expect(await screen.findByText('歌手11')).toBeInTheDocument();
});

it('links to the first region if a chart is empty', async () => {
  const { user } = await show('/singer-list?area=japanese');
  expect(await screen.findByText('这个地区还没有歌手上榜。')).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: '看看华语歌手榜' }));
  expect(await screen.findByText('歌手11')).toBeInTheDocument();
});

it('shows an error, and loads another region afterwards', async () => {
  const { user } = await show('/singer-list', (url) =>
    url.searchParams.get('type') === '1' ? new Response('', { status: 500 }) : byRegion(url),
  );
  expect(within(await screen.findByRole('alert')).getByRole('button', { name: '重试' })).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: '欧美' }));
  expect(await screen.findByText('歌手20')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).toBeNull();
});
