import { song, stubEndOfList } from '@qingyin/test-harness';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderScreen } from '../../testing/render-screen.ts';

const newSong = (id: number) => ({
  ...song(id),
  artists: [{ id: 1, name: '池萤' }],
  album: { id: 2, name: '空山', picUrl: '' },
  alias: [],
  duration: 61_000,
  mvid: 0,
  disc: '1',
  popularity: 50,
});
const album = (id: number, published: string) => ({
  id,
  name: `专辑${id}`,
  picUrl: '',
  artist: { id: 9, name: '半夏' },
  artists: [{ id: 9, name: '半夏' }],
  publishTime: Date.parse(published),
});
const songs = { '/top/song': { code: 200, data: [1, 2, 3].map(newSong) } };
const PATH = '/find-music/latest-music';
const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const tabs = () => within(screen.getByRole('navigation', { name: '最新音乐' }));

/** Answers `/album/new` with pages of `most` albums. */
const albumsOf =
  (all: readonly object[], most = 50) =>
  ({ searchParams }: URL) => {
    const offset = Number(searchParams.get('offset'));
    return { code: 200, albums: all.slice(offset, offset + most), total: all.length };
  };

beforeEach(() => {
  // jsdom has no layout; the list needs a window height.
  vi.stubGlobal('innerHeight', 800);
});
afterEach(() => vi.unstubAllGlobals());

describe('new songs', () => {
  it('are all listed with their number, and play as a list', async () => {
    const { player, stub, user } = await renderScreen(PATH, { answers: songs });
    expect(await screen.findByRole('grid', { name: '新歌' })).toBeInTheDocument();
    expect(screen.getByText('3 首歌')).toBeInTheDocument();
    expect(tabs().getByRole('link', { name: '新歌' }).getAttribute('aria-current')).toBe('page');
    expect(stub.requests.map(({ url }) => url.searchParams.get('type'))).toEqual(['0']);
    await user.click(screen.getByRole('button', { name: '播放全部' }));
    expect(player.snapshot.get()).toMatchObject({ index: 0, source: { kind: 'new-songs', id: 'ALL' } });
    expect(player.snapshot.get().queue).toHaveLength(3);
  });

  it('follow the region in the URL', async () => {
    const { router, stub, user } = await renderScreen(PATH, { answers: songs });
    await screen.findByRole('grid');
    await user.click(screen.getByRole('link', { name: '韩国' }));
    expect(router.state.location.search).toEqual({ area: 'KR' });
    await waitFor(() => expect(stub.requests.at(-1)?.url.searchParams.get('type')).toBe('16'));
  });

  it('link to all regions if there are none', async () => {
    await renderScreen(`${PATH}?area=JP`, { answers: { '/top/song': { code: 200, data: [] } } });
    expect(await screen.findByText('最近还没有新歌。')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '看看全部地区' }).getAttribute('href')).toBe(PATH);
    expect(screen.queryByRole('button', { name: '播放全部' })).toBeNull();
  });

  it('can be retried after an error, while the regions stay', async () => {
    let down = true;
    const { user } = await renderScreen(PATH, {
      answers: {
        '/top/song': () => (down ? new Response('', { status: 500 }) : Response.json(songs['/top/song'])),
      },
    });
    const retry = within(await screen.findByRole('alert')).getByRole('button', { name: '重试' });
    expect(screen.getByRole('group', { name: '地区' })).toBeInTheDocument();
    down = false;
    await user.click(retry);
    expect(await screen.findByRole('grid')).toBeInTheDocument();
  });
});

describe('new albums', () => {
  const two = [album(1, '2026-06-20T04:00Z'), album(2, '2026-06-01T04:00Z')];
  const three = [...two, album(3, '2026-04-12T04:00Z')];

  it('keep the region of the songs, and show their artists', async () => {
    const { router, stub, user } = await renderScreen(`${PATH}?area=ZH`, {
      answers: { ...songs, '/album/new': albumsOf(two) },
    });
    await screen.findByRole('grid');
    await user.click(tabs().getByRole('link', { name: '新专辑' }));
    expect(await screen.findByText('专辑1')).toBeInTheDocument();
    expect(router.state.location.search).toEqual({ view: 'albums', area: 'ZH' });
    expect(tabs().getByRole('link', { name: '新专辑' }).getAttribute('aria-current')).toBe('page');
    expect(tabs().getByRole('link', { name: '新歌' }).getAttribute('aria-current')).toBeNull();
    expect(stub.requests.at(-1)?.url.searchParams.get('area')).toBe('ZH');
    expect(screen.getAllByText('半夏')).toHaveLength(2);
    expect(headings()).toEqual(['2026年6月']);
  });

  it('start with those of the week', async () => {
    const yesterday = new Date(Date.now() - 24 * 3_600_000).toISOString();
    await renderScreen(`${PATH}?view=albums`, {
      answers: { '/album/new': albumsOf([album(9, yesterday), ...two]) },
    });
    expect(await screen.findByRole('region', { name: '本周新碟' })).toBeInTheDocument();
    expect(headings()).toEqual(['本周新碟', '2026年6月']);
    expect(screen.getAllByText('专辑9')).toHaveLength(1);
  });

  it('load page by page, with one heading for a month across two pages', async () => {
    const end = stubEndOfList();
    const { stub } = await renderScreen(`${PATH}?view=albums`, {
      answers: { '/album/new': albumsOf(three, 1) },
    });
    await screen.findByText('专辑1');
    end.comeIntoView();
    expect(await screen.findByText('专辑2')).toBeInTheDocument();
    expect(headings()).toEqual(['2026年6月']);
    end.comeIntoView();
    expect(await screen.findByText('专辑3')).toBeInTheDocument();
    expect(headings()).toEqual(['2026年6月', '2026年4月']);
    end.comeIntoView();
    expect(stub.requests.map(({ url }) => url.searchParams.get('offset'))).toEqual(['0', '1', '2']);
  });

  it("stop loading if a service's total is too high", async () => {
    const end = stubEndOfList();
    const { stub } = await renderScreen(`${PATH}?view=albums`, {
      answers: { '/album/new': (url: URL) => ({ ...albumsOf(two)(url), total: 9 }) },
    });
    await screen.findByText('专辑1');
    end.comeIntoView();
    await waitFor(() => expect(stub.requests).toHaveLength(2));
    await waitFor(() => expect(document.querySelectorAll('[data-more]')).toHaveLength(0));
  });

  it('link to other screens if there are none in any region', async () => {
    await renderScreen(`${PATH}?view=albums`, { answers: { '/album/new': albumsOf([]) } });
    expect(await screen.findByText('最近还没有新专辑。')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '去发现音乐' })).toBeInTheDocument();
  });
});
