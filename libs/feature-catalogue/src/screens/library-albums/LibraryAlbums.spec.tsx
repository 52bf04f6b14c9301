import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { albumPages, libraryAnswers } from '../../testing/library-answers.ts';
import { renderScreen } from '../../testing/render-screen.ts';

beforeEach(() => {
  // jsdom has no layout; the list needs a window height.
  vi.stubGlobal('innerHeight', 800);
});
afterEach(() => vi.unstubAllGlobals());

const asked = (stub: { requests: { url: URL }[] }) =>
  stub.requests
    .filter(({ url }) => url.pathname.endsWith('/x/library/albums'))
    .map(({ url: { searchParams } }) =>
      ['order', 'genre', 'decade', 'kind', 'offset'].map((key) => searchParams.get(key) ?? '').join(),
    );

describe('albums of the music libraries', () => {
  it('are shown by name with artist and year', async () => {
    const { stub } = await renderScreen('/library/albums', { answers: libraryAnswers() });
    const list = await screen.findByRole('list', { name: '专辑' });
    const cards = within(list).getAllByRole('listitem');
    expect(cards).toHaveLength(3);
    expect(cards[0]).toHaveTextContent('专辑 1窦唯 · 1994');
    expect(cards[0]).toHaveAttribute('aria-setsize', '3');
    expect(asked(stub)).toEqual(['name,,,,0']);
  });

  it('are filtered and ordered by the address, and unknown values are dropped', async () => {
    const href = '/library/albums?genre=jazz&decade=1990&kind=live&order=year';
    const { stub, router } = await renderScreen(href, { answers: libraryAnswers() });
    await screen.findByRole('list', { name: '专辑' });
    expect(asked(stub)).toEqual(['year,jazz,1990,live,0']);
    await router.navigate({ to: '/library/albums', search: { decade: 'old', kind: 'x' } });
    await waitFor(() => expect(asked(stub).at(-1)).toBe('name,,,,0'));
  });

  it('keep the other filters when one changes', async () => {
    const { router, user } = await renderScreen('/library/albums?kind=live&order=year', {
      answers: libraryAnswers(),
    });
    await user.click(await screen.findByRole('link', { name: 'Jazz' }));
    expect(router.state.location.search).toEqual({ kind: 'live', order: 'year', genre: 'jazz' });
  });

  it('mount only rows near the window and fetch only their pages', async () => {
    const { stub } = await renderScreen('/library/albums', {
      answers: libraryAnswers({ '/x/library/albums': albumPages(2000) }),
    });
    const list = await screen.findByRole('list', { name: '专辑' });
    expect(within(list).getAllByRole('listitem').length).toBeLessThan(40);
    expect(asked(stub)).toEqual(['name,,,,0']);
  });

  it('have an index of initials that scrolls to the first album of one', async () => {
    const scroll = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    const { user } = await renderScreen('/library/albums', {
      answers: libraryAnswers({ '/x/library/albums': albumPages(200) }),
    });
    const index = await screen.findByRole('navigation', { name: '首字母' });
    await user.click(within(index).getByRole('button', { name: '跳到 M' }));
    expect(scroll).toHaveBeenCalled();
    scroll.mockRestore();
  });

  it('offer to clear filters without matches', async () => {
    const { router, user } = await renderScreen('/library/albums?genre=polka', {
      answers: libraryAnswers({ '/x/library/albums': albumPages(0) }),
    });
    await user.click(await screen.findByRole('link', { name: '清除筛选' }));
    expect(router.state.location.search).toEqual({});
  });

  it('can be retried after an error, and keep the filters', async () => {
    let down = true;
    const { user } = await renderScreen('/library/albums', {
      answers: libraryAnswers({
        '/x/library/albums': (url: URL) =>
          down ? new Response('', { status: 500 }) : Response.json(albumPages(3)(url)),
      }),
    });
    const retry = within(await screen.findByRole('alert')).getByRole('button', { name: '重试' });
    expect(screen.getByRole('group', { name: '流派' })).toBeInTheDocument();
    down = false;
    await user.click(retry);
    expect(await screen.findByText('专辑 1')).toBeInTheDocument();
  });
});
