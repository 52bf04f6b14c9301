import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { collectedAlbum, collectedAlbums, paginatedCollection } from '../testing/collection-fixtures.ts';
import { searchField, cardNames, poems, renderCollection } from '../testing/collection-harness.ts';
import { renderScreen } from '../testing/render-screen.ts';

describe('collected albums', () => {
  it('are listed newest first with their count and artists', async () => {
    await renderCollection('/collect-album', { '/album/sublist': paginatedCollection(poems) });
    expect(await screen.findByText('4 张专辑')).toBeInTheDocument();
    expect(cardNames()).toEqual(['静夜思', '春晓', '鹿柴', '相思']);
    expect(screen.getByRole('heading', { level: 1, name: '收藏的专辑' })).toBeInTheDocument();
    expect(screen.getByText('孟浩然')).toBeInTheDocument();
    expect(screen.queryByRole('navigation', { name: '分页' })).toBeNull();
  });

  it('filters by name, maker and pinyin, writes the query into the address and clears it with Escape', async () => {
    const { user, router } = await renderCollection('/collect-album', {
      '/album/sublist': paginatedCollection(poems),
    });
    await screen.findByText('4 张专辑');
    await user.type(searchField(), '王维');
    expect(await screen.findByText('2 张专辑')).toBeInTheDocument();
    expect(cardNames()).toEqual(['鹿柴', '相思']);
    await waitFor(() => expect(router.state.location.search).toEqual({ keywords: '王维' }));
    await user.clear(searchField());
    await user.type(searchField(), 'jing ye ');
    await waitFor(() => expect(cardNames()).toEqual(['静夜思']));
    await waitFor(() => expect(router.state.location.search).toEqual({ keywords: 'jing ye' }));
    expect(searchField()).toHaveProperty('value', 'jing ye ');
    await user.keyboard('{Escape}');
    expect(await screen.findByText('4 张专辑')).toBeInTheDocument();
    await waitFor(() => expect(router.state.location.search).toEqual({}));
  });

  it('takes the query from the address and offers to clear a search without results', async () => {
    const { user, router } = await renderCollection('/collect-album?keywords=西楼', {
      '/album/sublist': paginatedCollection(poems),
    });
    expect(await screen.findByText(/收藏里没有符合/)).toBeInTheDocument();
    expect(searchField()).toHaveProperty('value', '西楼');
    await act(() => router.navigate({ to: '/collect-album', search: { keywords: '春晓' } }));
    await waitFor(() => expect(cardNames()).toEqual(['春晓']));
    expect(searchField()).toHaveProperty('value', '春晓');
    await user.click(screen.getByRole('button', { name: '清除筛选' }));
    await waitFor(() => expect(cardNames()).toHaveLength(4));
  });

  it('searches and sorts the whole collection, not only the loaded part', async () => {
    const many = [...collectedAlbums(150), collectedAlbum(900, '啊', '佚名')];
    const { stub, user } = await renderCollection('/collect-album?keywords=啊', {
      '/album/sublist': paginatedCollection(many),
    });
    await waitFor(() => expect(cardNames()).toEqual(['啊']));
    expect(stub.requests.map(({ url }) => url.searchParams.get('offset'))).toEqual(['0', '48', '144']);
    await user.clear(searchField());
    await screen.findByText('151 张专辑');
    await user.click(screen.getByRole('button', { name: '名称' }));
    await waitFor(() => expect(cardNames().slice(0, 3)).toEqual(['啊', '专辑1', '专辑2']));
  });

  it('persists the sort order on the device', async () => {
    const first = await renderCollection('/collect-album', { '/album/sublist': paginatedCollection(poems) });
    await screen.findByText('4 张专辑');
    await first.user.click(screen.getByRole('button', { name: '歌手' }));
    await waitFor(() => expect(cardNames()).toEqual(['静夜思', '春晓', '鹿柴', '相思']));
    await first.user.click(screen.getByRole('button', { name: '名称' }));
    await waitFor(() => expect(cardNames()).toEqual(['春晓', '静夜思', '鹿柴', '相思']));
    first.unmount();
    await renderCollection('/collect-album', { '/album/sublist': paginatedCollection(poems) });
    await waitFor(() => expect(cardNames()).toEqual(['春晓', '静夜思', '鹿柴', '相思']));
    expect(screen.getByRole('button', { name: '名称' }).getAttribute('aria-pressed')).toBe('true');
  });

  it('paginates with the page number in the address', async () => {
    const { router, stub } = await renderCollection('/collect-album?page=2', {
      '/album/sublist': paginatedCollection(collectedAlbums(120)),
    });
    await waitFor(() => expect(cardNames()[0]).toBe('专辑49'));
    expect(cardNames()).toHaveLength(48);
    expect(stub.requests).toHaveLength(2);
    const pages = within(screen.getByRole('navigation', { name: '分页' }));
    expect(pages.getByRole('link', { name: '第 3 页' }).getAttribute('href')).toBe('/collect-album?page=3');
    expect(pages.getByRole('link', { name: '第 1 页' }).getAttribute('href')).toBe('/collect-album');
    await act(() => router.navigate({ to: '/collect-album', search: { page: 9 } }));
    await waitFor(() => expect(cardNames()[0]).toBe('专辑97'));
  });

  it('reports a failed further page and retries it', async () => {
    let down = true;
    const all = paginatedCollection(collectedAlbums(60));
    const { user } = await renderCollection('/collect-album?page=2', {
      '/album/sublist': (url: URL) =>
        down && url.searchParams.get('offset') !== '0'
          ? new Response('', { status: 500 })
          : Response.json(all(url)),
    });
    const retry = within(await screen.findByRole('alert')).getByRole('button', { name: '重试' });
    down = false;
    await user.click(retry);
    await waitFor(() => expect(cardNames()).toHaveLength(12));
  });

  it('reports a failed first page and retries it', async () => {
    let down = true;
    const { user } = await renderCollection('/collect-album', {
      '/album/sublist': (url: URL) =>
        down ? new Response('', { status: 500 }) : Response.json(paginatedCollection(poems)(url)),
    });
    const retry = within(await screen.findByRole('alert')).getByRole('button', { name: '重试' });
    down = false;
    await user.click(retry);
    expect(await screen.findByText('4 张专辑')).toBeInTheDocument();
  });

  it('shows an empty state', async () => {
    await renderCollection('/collect-album', { '/album/sublist': paginatedCollection([]) });
    expect(await screen.findByText('还没有收藏的专辑。')).toBeInTheDocument();
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  it('invites a guest to log in and sends no request', async () => {
    const { stub } = await renderScreen('/collect-album', { answers: {} });
    expect(await screen.findByText(/登录后，你收藏的专辑/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '登录' })).toBeInTheDocument();
    expect(stub.requests).toHaveLength(0);
  });
});
