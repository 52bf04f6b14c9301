import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import {
  bindHistoryList,
  bindProgress,
  bindTitle,
  createAppRouter,
  createLazyRoute,
  createMemoryHistory,
  listRoutes,
  type ScreenTable,
} from './index.ts';
import { blankScreens } from './testing/blank-screens.ts';

const nothing = () => null;
const paths = listRoutes().map(({ path }) => path);
const page = join(import.meta.dirname, '../../../docs/specification/routes.md');
const ROW = /^\| `(\/[^`]+)` .*\| (?:public|personal|login only) +\|/gm;
/** Paths of the specification's route table, without the root path; `{id}` there is `$id` here. */
const specified = [...readFileSync(page, 'utf8').matchAll(ROW)].map(([, path = '']) =>
  path.replaceAll(/\{(\w+)\}/g, '$$$1'),
);

function routerAt(href: string, { login = false, screens = {} as Partial<ScreenTable> } = {}) {
  return createAppRouter({
    context: {
      queryClient: new QueryClient(),
      session: { get: () => ({ login, userId: login ? '7' : null }) },
    },
    screens: { ...blankScreens(), ...screens },
    defaults: { root: nothing, pending: nothing, error: nothing, notFound: nothing },
    history: createMemoryHistory({ initialEntries: [href] }),
  });
}

const view = () => Promise.resolve(createLazyRoute('/playList/$id')({ component: nothing }));

describe('route tree', () => {
  it('contains each screen of docs/specification/routes.md', () => {
    expect(specified).toHaveLength(46);
    expect(specified.filter((path) => !paths.includes(path))).toEqual([]);
  });

  it('contains each path once', () => {
    expect(new Set(paths).size).toBe(paths.length);
  });

  it('redirects / to the personal recommendation', async () => {
    const router = routerAt('/');
    await router.load();
    expect(router.state.location.pathname).toBe('/personal-recommendation');
  });

  it('keeps overlays in the redirect, and drops other parameters', async () => {
    const router = routerAt('/?qr=abc&utm=1');
    await router.load();
    expect(router.state.location.href).toBe('/personal-recommendation?qr=abc');
  });

  it('reads login method and invitation', async () => {
    const router = routerAt('/login?way=qr&invitation=0123');
    await router.load();
    expect(router.state.location.search).toMatchObject({ way: 'qr', invitation: '0123' });
    const odd = routerAt('/login?way=window');
    await odd.load();
    expect(odd.state.matches.at(-1)?.search).toMatchObject({ way: undefined });
  });

  it('redirects a logged-in user from /login to the return path', async () => {
    const home = routerAt('/login', { login: true });
    await home.load();
    expect(home.state.location.pathname).toBe('/personal-recommendation');
    const back = routerAt('/login?redirect=%2FplayList%2F7%3Fnow%3Dlyrics', { login: true });
    await back.load();
    expect(back.state.location.href).toBe('/playList/7?now=lyrics');
  });

  it.each([
    'https://elsewhere.example',
    '//elsewhere.example',
    '/\\elsewhere.example',
    '/login?redirect=/login',
  ])('never returns to %s', async (target) => {
    const router = routerAt(`/login?redirect=${encodeURIComponent(target)}`, { login: true });
    await router.load();
    expect(router.state.location.pathname).toBe('/personal-recommendation');
  });

  it('keeps ids as text and drops unknown overlays', async () => {
    const router = routerAt('/artists-detail?id=0123&now=everything&settings=playback');
    await router.load();
    expect(router.state.matches.at(-1)?.search).toMatchObject({ id: '0123', settings: 'playback' });
    expect(router.state.matches.at(-1)?.search).not.toHaveProperty('now', 'everything');
  });

  it.each(['lyrics', 'comments', 'similar'])('opens the now-playing page at %s', async (now) => {
    const router = routerAt(`/playList/7?now=${now}`);
    await router.load();
    expect(router.state.matches.at(-1)?.search).toHaveProperty('now', now);
  });

  it('treats an unknown search type as songs and reads a comment type by number', async () => {
    const search = routerAt('/search-detail/nonsense?keywords=x');
    await search.load();
    expect(search.state.matches.at(-1)?.params).toEqual({ type: 'song' });
    const comments = routerAt('/hot-comment-list/9/3');
    await comments.load();
    expect(comments.state.matches.at(-1)?.params).toEqual({ id: '9', type: 'album' });
  });
});

describe('a screen', () => {
  it('loads with typed params and search before it is shown', async () => {
    const load = vi.fn(() => Promise.resolve());
    const router = routerAt('/playList/42', { screens: { '/playList/$id': { load, view } } });
    await router.load();
    expect(load).toHaveBeenCalledWith(
      expect.objectContaining({ params: { id: '42' }, loggedIn: false, userId: null }),
    );
  });

  it('loads no data for a guest on a personal route, but for its user', async () => {
    const load = vi.fn(() => Promise.resolve());
    const screens = { '/cloud': { load, view } };
    await routerAt('/cloud', { screens }).load();
    expect(load).not.toHaveBeenCalled();
    await routerAt('/cloud', { screens, login: true }).load();
    expect(load).toHaveBeenCalledWith(expect.objectContaining({ loggedIn: true, userId: '7' }));
  });
});

describe('slow code of a screen', () => {
  const holdCode = () => {
    let arrive = (): void => undefined;
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const load = vi.fn(() => Promise.resolve());
    const router = routerAt('/test', {
      screens: { '/playList/$id': { load, view: () => arrived.then(view) } },
    });
    return { router, load, arrive };
  };
  const target = { to: '/playList/$id', params: { id: '42' } } as const;
  const shown = (router: ReturnType<typeof routerAt>) => router.state.matches.at(-1);

  it('shows the pending view, also after a preload has fetched the data', async () => {
    const { router, load, arrive } = holdCode();
    await router.load();
    void router.preloadRoute(target);
    await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
    const navigation = router.navigate(target);
    await vi.waitFor(() =>
      expect(shown(router)).toMatchObject({ routeId: '/playList/$id', status: 'pending' }),
    );
    arrive();
    await navigation;
    await vi.waitFor(() => expect(shown(router)).toMatchObject({ status: 'success' }));
  });

  it('requests a screen’s code again after a failure', async () => {
    let isOnline = false;
    const router = routerAt('/playList/42', {
      screens: { '/playList/$id': { view: () => (isOnline ? view() : Promise.reject(new Error('lost'))) } },
    });
    await router.load();
    expect(shown(router)).toMatchObject({ status: 'error' });
    isOnline = true;
    await router.invalidate();
    expect(shown(router)).toMatchObject({ status: 'success' });
  });
});

describe('navigation effects', () => {
  it('sets the title of the matched route with the page’s own title in front, and resets it on the next page', async () => {
    const router = routerAt('/playList/1');
    const target = { title: '' };
    const title = bindTitle(router, (descriptor) => descriptor.message ?? descriptor.id, target);
    await router.load();
    expect(target.title).toBe('歌单 · 青音');
    title.setPageTitle('静夜思');
    expect(target.title).toBe('静夜思 · 歌单 · 青音');
    await router.navigate({ to: '/test' });
    expect(target.title).toBe('测试页 · 青音');
  });

  it('keeps a page title that was set before the navigation resolved', async () => {
    const router = routerAt('/playList/1');
    const target = { title: '' };
    const title = bindTitle(router, (descriptor) => descriptor.message ?? descriptor.id, target);
    title.setPageTitle('静夜思');
    await router.load();
    expect(target.title).toBe('静夜思 · 歌单 · 青音');
  });

  it('uses the product’s name as title until texts are loaded', async () => {
    const router = routerAt('/playList/1');
    const target = { title: '' };
    let texts = false;
    const title = bindTitle(router, ({ id, message }) => (texts ? (message ?? id) : null), target);
    await router.load();
    expect(target.title).toBe('青音');
    texts = true;
    title.refresh();
    expect(target.title).toBe('歌单 · 青音');
  });

  it('records each visited location once, in order', async () => {
    const router = routerAt('/test');
    const push = vi.fn();
    bindHistoryList(router, { push });
    await router.load();
    await router.navigate({ to: '/playList/$id', params: { id: '5' } });
    await router.navigate({ to: '/playList/$id', params: { id: '5' } });
    expect(push.mock.calls.flat()).toEqual(['/test', '/playList/5']);
  });

  it('starts the progress bar on a change of page or filter, not for an overlay', async () => {
    const router = routerAt('/test');
    const start = vi.fn();
    bindProgress(router, { start });
    await router.load();
    await router.navigate({ to: '.', search: { now: 'lyrics' } });
    expect(start).not.toHaveBeenCalled();
    await router.navigate({ to: '.', search: {} });
    expect(start).not.toHaveBeenCalled();
    await router.navigate({ to: '/mv-all' });
    expect(start).toHaveBeenCalledTimes(1);
    await router.navigate({ to: '/mv-all', search: { area: '港台' } as never });
    expect(start).toHaveBeenCalledTimes(2);
    await router.navigate({ to: '/mv-all', search: { area: '港台', settings: 'playback' } as never });
    await router.navigate({ to: '/mv-all', search: { area: '港台' } as never });
    expect(start).toHaveBeenCalledTimes(2);
  });
});
