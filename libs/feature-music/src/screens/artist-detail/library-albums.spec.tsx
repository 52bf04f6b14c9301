import { songs } from '@qingyin/test-harness';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderScreen } from '../../testing/render-screen.ts';

const ID = 1_000_000_008;
const album = (id: number, name: string, artist = { id: ID, name: '窦唯' }) => ({
  ...{ id, name, picUrl: 'http://p.test/1.jpg', artist, kind: 'album', year: 1994, size: 3, duration: 1 },
  addTime: 1,
});
const profile = {
  ...{ id: ID, name: '窦唯', cover: '', avatar: '', alias: [], transNames: [], identities: [] },
  ...{ identifyTag: null, briefDesc: '', rank: null, albumSize: 2, musicSize: 30, mvSize: 0 },
};

beforeEach(() => {
  // jsdom has no layout; the list needs a window height.
  vi.stubGlobal('innerHeight', 800);
});

it('leaves out songs of various artists, who have albums only, and plays those of their albums', async () => {
  const { player, user } = await renderScreen(`/artists-detail?id=${ID}`, {
    answers: {
      '/artist/detail': {
        ...{ code: 200, message: '' },
        data: { artist: { ...profile, name: '群星', musicSize: 0, albumSize: 2 } },
      },
      '/artist/detail/dynamic': { code: 200, followed: false, videoCount: 0 },
      '/artist/top/song': { code: 200, songs: [], more: false },
      '/x/library/artist': {
        code: 200,
        artist: { id: ID, name: '群星', picUrl: '' },
        ...{ albums: [], singles: [], live: [], appearsOn: [], roles: [] },
        compilations: [album(1, '中国火'), album(2, '红星一号')],
      },
      '/album': { code: 200, album: album(1, '中国火'), songs: songs(3) },
      '/likelist': { code: 200, ids: [], checkPoint: 0 },
    },
  });
  expect(await screen.findByText('红星一号')).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: '热门歌曲' })).toBeNull();
  expect(screen.queryByText('0 首歌')).toBeNull();
  await user.click(screen.getByRole('button', { name: '播放全部' }));
  await waitFor(() => expect(player.snapshot.get().queue).toHaveLength(6));
});

it('shows the albums of a library artist by kind, without those of the catalogue', async () => {
  const { stub, user } = await renderScreen(`/artists-detail?id=${ID}`, {
    answers: {
      '/artist/detail': { code: 200, message: '', data: { artist: profile } },
      '/artist/detail/dynamic': { code: 200, followed: false, videoCount: 0 },
      '/artist/top/song': { code: 200, songs: songs(3), more: false },
      '/x/library/artist': {
        code: 200,
        artist: { id: ID, name: '窦唯', picUrl: '' },
        albums: [album(1, '黑梦')],
        ...{ singles: [], compilations: [], roles: [] },
        live: [album(2, '三国四记')],
        appearsOn: [album(3, '中国火', { id: 5, name: '群星' })],
      },
      '/likelist': { code: 200, ids: [], checkPoint: 0 },
    },
  });
  const tabs = within(await screen.findByRole('tablist', { name: '专辑的类型' }));
  expect(tabs.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    '专辑 1',
    '现场 1',
    '参与的专辑 1',
  ]);
  expect(screen.getByText('黑梦')).toBeInTheDocument();
  await user.click(tabs.getByRole('tab', { name: '参与的专辑 1' }));
  expect(screen.getByText('群星')).toBeInTheDocument();
  expect(stub.paths()).not.toContain('/artist/album');
});

it('shows the songs of a composer by role, and plays them where there is no album', async () => {
  const { stub, player, user } = await renderScreen(`/artists-detail?id=${ID}`, {
    answers: {
      '/artist/detail': {
        ...{ code: 200, message: '' },
        data: { artist: { ...profile, name: '贝多芬', musicSize: 0, albumSize: 0 } },
      },
      '/artist/detail/dynamic': { code: 200, followed: false, videoCount: 0 },
      '/artist/top/song': { code: 200, songs: [], more: false },
      '/x/library/artist': {
        code: 200,
        artist: { id: ID, name: '贝多芬', picUrl: '' },
        ...{ albums: [], singles: [], live: [], compilations: [], appearsOn: [] },
        roles: [
          { role: 'composer', musicSize: 2 },
          { role: 'conductor', musicSize: 1 },
        ],
      },
      '/x/library/songs': (url: URL) =>
        url.searchParams.get('role') === 'composer'
          ? { code: 200, songs: songs(2), total: 2, duration: 1 }
          : { code: 200, songs: songs(1, 20), total: 1, duration: 1 },
      '/likelist': { code: 200, ids: [], checkPoint: 0 },
    },
  });
  const roles = within(await screen.findByRole('tablist', { name: '身份' }));
  expect(roles.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['作曲 2', '指挥 1']);
  expect(await screen.findByRole('grid', { name: '贝多芬 的歌曲：作曲' })).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: '专辑' })).toBeNull();
  expect(screen.queryByText('0 张专辑')).toBeNull();
  await user.click(roles.getByRole('tab', { name: '指挥 1' }));
  expect(await screen.findByRole('grid', { name: '贝多芬 的歌曲：指挥' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '播放全部' }));
  await waitFor(() => expect(player.snapshot.get().queue).toHaveLength(2));
  expect(stub.paths()).not.toContain('/artist/album');
});
