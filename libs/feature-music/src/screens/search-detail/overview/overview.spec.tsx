import { song, songs } from '@qingyin/test-harness';
import type { StubAnswer } from '@qingyin/http-client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.ts';

const found = (result: object) => ({ code: 200, result });
const album = { id: 1, name: '月夜', picUrl: '', artists: [{ id: 1, name: '棉棉' }] };
const artist = { id: 4, name: '月儿', picUrl: null, img1v1Url: '', albumSize: 2 };
const playlist = { id: 9, name: '月光曲', coverImgUrl: '', trackCount: 3, playCount: 1 };
const everything: Record<string, StubAnswer> = {
  '1': found({ songs: songs(9), songCount: 9 }),
  '10': found({ albums: [album], albumCount: 1 }),
  '100': found({ artists: [artist], artistCount: 1 }),
  '1000': found({ playlists: [playlist], playlistCount: 1 }),
  '1006': found({ songs: [{ ...song(7), lyrics: ['床前<b>明月</b>光'] }], songCount: 1 }),
};
const failure = () => new Response('', { status: 500 });

const open = (kinds: Record<string, StubAnswer>, address = '/search-detail/all?keywords=月') =>
  renderScreen(address, {
    answers: {
      '/cloudsearch': (url: URL) => {
        const answer = kinds[url.searchParams.get('type') ?? ''] ?? found({});
        return typeof answer === 'function' ? (answer as (url: URL) => object)(url) : answer;
      },
      '/search/multimatch': found({ artist: [artist], orders: ['artist'] }),
      '/search/hot/detail': { code: 200, data: [] },
      '/likelist': { code: 200, ids: [], checkPoint: 0 },
    },
  });
const block = async (name: string) => within(await screen.findByRole('region', { name }));

beforeEach(() => {
  // jsdom has no layout; the list needs a window height.
  vi.stubGlobal('innerHeight', 800);
});

describe('the overview of a search', () => {
  it('shows the best match and a few results of each kind, with links to all of them', async () => {
    const { player, user } = await open(everything);
    expect((await block('最佳匹配')).getByRole('link', { name: '月儿' })).toBeInTheDocument();
    const list = await (await block('单曲')).findByRole('list', { name: '单曲' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(6);
    for (const [name, title] of [
      ['专辑', '月夜'],
      ['歌手', '月儿'],
      ['歌单', '月光曲'],
    ] as const) {
      expect(await (await block(name)).findByRole('heading', { level: 3, name: title })).toBeInTheDocument();
    }
    expect(await (await block('歌词')).findByText('明月')).toBeInTheDocument();
    const links = screen.getAllByRole<HTMLAnchorElement>('link', { name: /^全部：/ });
    expect(links.map(({ pathname }) => pathname)).toEqual(
      ['song', 'album', 'artist', 'playlist', 'lyric'].map((type) => `/search-detail/${type}`),
    );
    await user.click(within(list).getByRole('button', { name: '播放 歌曲2' }));
    expect(player.snapshot.get().queue).toHaveLength(9);
  });

  it('keeps the other blocks when one fails, which can be tried again', async () => {
    let down = true;
    const { user } = await open({
      ...everything,
      '10': () => (down ? failure() : (everything['10'] as object)),
    });
    const albums = await block('专辑');
    const retry = await albums.findByRole('button', { name: '重试' });
    expect(await (await block('歌单')).findByRole('link', { name: '月光曲' })).toBeInTheDocument();
    down = false;
    await user.click(retry);
    expect(await albums.findByRole('link', { name: '月夜' })).toBeInTheDocument();
  });

  it('says of a kind that it has no results', async () => {
    await open({ ...everything, '1000': found({}) });
    expect(await (await block('歌单')).findByText('没有找到和“月”相关的歌单。')).toBeInTheDocument();
  });

  it('shows one empty state when no kind has results', async () => {
    await open({}, '/search-detail/all?keywords=无此物');
    expect(await screen.findByText('没有找到和“无此物”相关的内容。')).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: '专辑' })).toBeNull();
  });

  it('shows the results of a suggested query in place of none', async () => {
    const reminder = {
      searchQcReminder: { qcReminders: [{ qcReminderPart: '月', highLight: true }], qcReminderChannel: '' },
    };
    const answered = Object.entries(everything).map(([type, answer]) => [
      type,
      (url: URL) => (url.searchParams.get('keywords') === '月' ? (answer as object) : found(reminder)),
    ]);
    const { router, user } = await open(
      Object.fromEntries(answered) as Record<string, StubAnswer>,
      '/search-detail/all?keywords=越',
    );
    expect(await (await block('专辑')).findByRole('link', { name: '月夜' })).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('显示“月”的结果。'));
    await user.click(screen.getByRole('link', { name: '仍然搜索“越”' }));
    expect(router.state.location.search).toEqual({ keywords: '越', exact: 'yes' });
    expect(await screen.findByText('没有找到和“越”相关的内容。')).toBeInTheDocument();
  });
});
