import { song } from '@qingyin/test-harness';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.ts';

const played = (type: string, rows: [id: number, at: number, data: object][]) => ({
  code: 200,
  message: '成功',
  data: {
    total: rows.length,
    list: rows.map(([id, playTime, data]) => ({
      ...{ resourceId: String(id), playTime, resourceType: type, data, banned: false },
    })),
  },
});
const artists = [{ id: 1, name: '王维' }];
const album = (id: number, name: string) => ({ id, name, picUrl: '', artists });
const onAlbum = (id: number, albumId: number) =>
  song(id, { name: `歌${id}`, al: { id: albumId, name: '集', picUrl: '' } });
const common = {
  '/x/capabilities': { code: 200, data: { features: ['music-library'] } },
  '/x/library/presence': { code: 200, any: true },
  '/x/library/albums': {
    code: 200,
    albums: [{ ...album(1_000_000_001, '新碟'), artist: artists[0], kind: 'album', year: 2020, size: 9 }],
    total: 1,
    initials: [],
  },
  '/record/recent/song': played('SONG', [
    [1, 50, onAlbum(1, 31)],
    [2, 30, onAlbum(2, 32)],
  ]),
  '/record/recent/album': played('ALBUM', [[31, 40, album(31, '听过的专辑')]]),
  '/record/recent/playlist': played('PLAYLIST', [
    [7, 45, { id: 7, name: '听过的歌单', coverImgUrl: '', playCount: 1, trackCount: 12 }],
  ]),
  '/banner': { code: 200, banners: [] },
  '/personalized': { code: 200, result: [] },
  '/recommend/resource': { code: 200, recommend: [] },
};
const open = (more: object = {}, login = true) =>
  renderScreen('/personal-recommendation', { answers: { ...common, ...more }, login });
/** Titles of the cards of a block, once its skeleton is replaced. */
const cardsOf = (name: string) =>
  waitFor(() => {
    const region = within(screen.getByRole('region', { name }));
    return region.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  });

describe('recently played', () => {
  it('shows songs, albums and playlists, newest first, without songs of shown albums', async () => {
    await open();
    expect(await cardsOf('最近播放')).toEqual(['听过的歌单', '听过的专辑', '歌2']);
    const region = within(screen.getByRole('region', { name: '最近播放' }));
    expect(region.getByText('12 首')).toBeInTheDocument();
    expect(region.getByRole<HTMLAnchorElement>('link', { name: '全部' }).pathname).toBe(
      '/recently-played-single',
    );
  });

  it('plays a song', async () => {
    const { player, user } = await open();
    await user.click(await screen.findByRole('button', { name: '播放 歌2' }));
    await waitFor(() => expect(player.snapshot.get().track?.id).toBe(2));
  });

  it('is left out when nothing was played, and for guests', async () => {
    const none = { code: 200, message: '', data: { total: 0, list: [] } };
    const nothing = Object.fromEntries(
      ['song', 'album', 'playlist'].map((kind) => [`/record/recent/${kind}`, none]),
    );
    const user = await open(nothing);
    await cardsOf('最近添加');
    await waitFor(() => expect(screen.queryByRole('region', { name: '最近播放' })).toBeNull());
    user.unmount();
    const { stub } = await open({}, false);
    await cardsOf('最近添加');
    expect(stub.paths()).not.toContain('/record/recent/song');
  });

  it('can be retried when it failed', async () => {
    let down = true;
    const { user } = await open({
      '/record/recent/album': () =>
        down ? new Response('', { status: 500 }) : Response.json(common['/record/recent/album']),
    });
    const retry = await waitFor(() =>
      within(screen.getByRole('region', { name: '最近播放' })).getByRole('button', { name: '重试' }),
    );
    down = false;
    await user.click(retry);
    expect(await screen.findByText('听过的专辑')).toBeInTheDocument();
  });
});

describe('recently added', () => {
  it('shows the albums of the music library, also to guests, with a link to the library', async () => {
    await open({}, false);
    expect(await cardsOf('最近添加')).toEqual(['新碟']);
    const region = within(screen.getByRole('region', { name: '最近添加' }));
    expect(region.getByRole<HTMLAnchorElement>('link', { name: '音乐库' }).pathname).toBe('/library');
  });

  it('is left out without albums', async () => {
    await open({ '/x/library/albums': { code: 200, albums: [], total: 0, initials: [] } });
    await cardsOf('最近播放');
    await waitFor(() => expect(screen.queryByRole('region', { name: '最近添加' })).toBeNull());
  });

  it('is not asked for where no music library is heard, or the service has none', async () => {
    const none = await open({ '/x/library/presence': { code: 200, any: false } });
    await cardsOf('最近播放');
    expect(none.stub.paths()).not.toContain('/x/library/albums');
    none.unmount();
    const { stub } = await open({ '/x/capabilities': { code: 200, data: { features: [] } } });
    await cardsOf('最近播放');
    expect(stub.paths()).not.toContain('/x/library/presence');
  });
});
