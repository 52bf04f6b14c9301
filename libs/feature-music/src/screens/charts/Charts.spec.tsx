import { playlistAnswer, song } from '@qingyin/test-harness';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../testing/render-screen.ts';

const chart = (id: number, name: string, rest: object = {}) => ({
  id,
  name,
  coverImgUrl: `/media/img/${id}.jpg`,
  playCount: 1000,
  updateFrequency: '每天更新',
  updateTime: Date.UTC(2026, 10, 20, 12),
  trackUpdateTime: Date.UTC(2026, 10, 21, 12),
  tracks: [],
  ...rest,
});
const tracks = [
  { first: '空山', second: '池萤' },
  { first: '新雨', second: '听松' },
  { first: '晚来', second: '半夏' },
];
const artist = (id: number, lastRank: number) => ({
  id,
  name: `歌手${id}`,
  img1v1Url: '',
  alias: [],
  lastRank,
});

const answers = {
  '/toplist/detail': {
    code: 200,
    list: [
      chart(1, '飙升榜', { ToplistType: 'S', tracks }),
      chart(2, '热歌榜', { ToplistType: 'H', updateFrequency: '随缘更新', tracks }),
      chart(3, '古琴榜', { updateFrequency: '每周四更新' }),
    ],
  },
  '/toplist/artist': {
    code: 200,
    list: { artists: [artist(1, 3), artist(2, 1)], updateTime: Date.UTC(2026, 10, 21), type: 1 },
  },
  '/playlist/detail': playlistAnswer(1, 3),
};
const show = (differences: object = {}) =>
  renderScreen('/find-music/top', { answers: { ...answers, ...differences } });

it('shows the official charts with their first songs, followed by all others', async () => {
  const { stub } = await show();
  const official = within(await screen.findByRole('region', { name: '官方榜' }));
  const link = await official.findByRole<HTMLAnchorElement>('link', { name: '飙升榜' });
  expect(link.pathname).toBe('/playList/1');
  const card = within(link.closest('article') as HTMLElement);
  expect(card.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '1空山池萤',
    '2新雨听松',
    '3晚来半夏',
  ]);
  expect(card.getByText('每天更新')).toBeInTheDocument();
  expect(card.getByText(/11月21日$/)).toBeInTheDocument();
  expect(official.getByText('随缘更新').tagName).toBe('BDI');
  expect(official.queryByText('古琴榜')).toBeNull();
  const others = within(screen.getByRole('region', { name: '更多榜单' }));
  expect(others.getByRole('link').textContent).toBe('古琴榜');
  expect(others.getByText('每周四更新')).toBeInTheDocument();
  expect(stub.paths().sort()).toEqual(['/toplist/artist', '/toplist/detail']);
});

it('plays a chart by its button without leaving the page', async () => {
  const { player, router, user } = await show();
  await user.click(await screen.findByRole('button', { name: '播放 飙升榜' }));
  await waitFor(() => expect(player.snapshot.get().source).toEqual({ kind: 'playlist', id: '1' }));
  expect(router.state.location.pathname).toBe('/find-music/top');
});

it('shows the first artists with their places, and links to the artist chart', async () => {
  await show();
  const singers = within(await screen.findByRole('region', { name: '歌手榜' }));
  expect(await singers.findByText('上升 3 位')).toBeInTheDocument();
  expect(singers.getByText('名次不变')).toBeInTheDocument();
  expect(singers.getByRole<HTMLAnchorElement>('link', { name: '完整榜单' }).pathname).toBe('/singer-list');
});

it('says that a chart has no songs, and offers nothing to play', async () => {
  const empty = chart(1, '飙升榜', { ToplistType: 'S', trackCount: 0 });
  await show({ '/toplist/detail': { code: 200, list: [empty] } });
  expect(await screen.findByText('还没有歌上榜。')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '播放 飙升榜' })).toBeNull();
});

it('shows an empty state without charts', async () => {
  await show({ '/toplist/detail': { code: 200, list: [] } });
  expect(await screen.findByText('榜单还没有发布，过一会儿再来。')).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: '更多榜单' })).toBeNull();
});

it('keeps the artists if the charts fail, which can be retried', async () => {
  let down = true;
  const { user } = await show({
    '/toplist/detail': () =>
      down ? new Response('', { status: 500 }) : Response.json(answers['/toplist/detail']),
  });
  const alert = await screen.findByRole('alert');
  expect(await screen.findByText('歌手1')).toBeInTheDocument();
  down = false;
  await user.click(within(alert).getByRole('button', { name: '重试' }));
  expect(await screen.findByText('飙升榜')).toBeInTheDocument();
  expect(screen.getByText('古琴榜')).toBeInTheDocument();
});

it('shows the listener’s own most played songs where too few people listened for a chart', async () => {
  const list = [chart(1, '飙升榜', { ToplistType: 'S', trackCount: 0 })];
  const record = [{ song: song(9, { name: '静夜思' }), playCount: 4, score: 100 }];
  const differences = {
    '/toplist/detail': { code: 200, list },
    '/user/record': { code: 200, weekData: record },
  };
  const user = await renderScreen('/find-music/top', {
    answers: { ...answers, ...differences },
    login: true,
  });
  const own = await screen.findByRole('list', { name: '常听的歌' });
  expect(within(own).getByText('静夜思')).toBeInTheDocument();
  user.unmount();
  const { stub } = await show(differences);
  await screen.findByText('还没有歌上榜。');
  expect(stub.paths()).not.toContain('/user/record');
});
