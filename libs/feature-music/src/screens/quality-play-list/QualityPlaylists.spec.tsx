import { act, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderScreen } from '../../testing/render-screen.ts';

let comeIntoView: () => void;
beforeEach(() => {
  class Observer {
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => undefined;
    constructor(tell: IntersectionObserverCallback) {
      comeIntoView = () =>
        tell(
          [{ isIntersecting: true } as IntersectionObserverEntry],
          this as unknown as IntersectionObserver,
        );
    }
  }
  vi.stubGlobal('IntersectionObserver', Observer);
});

/** Two pages in each category except 摇滚. */
const premium = ({ searchParams }: URL) => {
  const cat = searchParams.get('cat') ?? '';
  const before = searchParams.get('before');
  const playlist = {
    id: before ? 2 : 1,
    name: `${cat} ${before ?? '最新'}`,
    coverImgUrl: '',
    playCount: 1000,
    copywriter: '关灯，躺好',
    tag: '安静',
  };
  return { code: 200, playlists: cat === '摇滚' ? [] : [playlist], total: 2, more: !before, lasttime: 777 };
};
const tag = (name: string) => ({ id: 1, name, type: 1, category: 0, hot: false });
const answers = {
  '/top/playlist/highquality': premium,
  '/playlist/highquality/tags': { code: 200, tags: [tag('古风'), tag('安静')] },
};
const at = (id: string) => `/find-music/quality-play-list/${id}`;
const chosen = () =>
  screen
    .getAllByRole('link')
    .filter((link) => link.hasAttribute('aria-current'))
    .map(({ textContent }) => textContent);

describe('premium playlists', () => {
  it.each(['全部', 'all'])('of all categories are at %s, with an editorial text', async (id) => {
    const { stub } = await renderScreen(at(id), { answers });
    expect(await screen.findByRole('link', { name: '全部 最新' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: '精品歌单' })).toBeInTheDocument();
    const card = within(screen.getByRole('article'));
    expect(card.getByText('关灯，躺好')).toBeInTheDocument();
    expect(chosen()).toEqual(['全部']);
    expect(stub.paths().sort()).toEqual(['/playlist/highquality/tags', '/top/playlist/highquality']);
  });

  it('load further pages from the end of the previous one', async () => {
    await renderScreen(at('古风'), { answers });
    await screen.findByRole('link', { name: '古风 最新' });
    act(comeIntoView);
    expect(await screen.findByRole('link', { name: '古风 777' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '古风 最新' })).toBeInTheDocument();
  });

  it('follow the selected category', async () => {
    const { router, user } = await renderScreen(at('全部'), { answers });
    await user.click(await screen.findByRole('link', { name: '古风' }));
    expect(await screen.findByRole('link', { name: '古风 最新' })).toBeInTheDocument();
    expect(decodeURI(router.state.location.pathname)).toBe(at('古风'));
    expect(chosen()).toEqual(['古风']);
  });

  it('link to all premium playlists if a category is empty', async () => {
    await renderScreen(at('摇滚'), { answers });
    expect(await screen.findByText('「摇滚」里还没有精品歌单。')).toBeInTheDocument();
    const all = screen.getByRole('link', { name: '看看全部精品歌单' });
    expect(decodeURI(all.getAttribute('href') ?? '')).toBe(at('全部'));
  });

  it('keep the categories after an error, and can be retried', async () => {
    let down = true;
    const { user } = await renderScreen(at('全部'), {
      answers: {
        ...answers,
        '/top/playlist/highquality': (url: URL) =>
          down ? new Response('', { status: 500 }) : Response.json(premium(url)),
      },
    });
    const alert = await screen.findByRole('alert');
    expect(screen.getByRole('link', { name: '古风' })).toBeInTheDocument();
    down = false;
    await user.click(within(alert).getByRole('button', { name: '重试' }));
    expect(await screen.findByRole('link', { name: '全部 最新' })).toBeInTheDocument();
  });
});
