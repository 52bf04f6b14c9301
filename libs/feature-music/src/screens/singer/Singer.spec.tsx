import { stubEndOfList } from '@qingyin/test-harness';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderScreen } from '../../testing/render-screen.ts';

const artist = (id: number) => ({ id, name: `歌手${id}`, picUrl: null, img1v1Url: `/media/img/${id}.jpg` });
const artists = (count: number, from = 1) =>
  Array.from({ length: count }, (_, place) => artist(from + place));
const answer = (count: number) => ({ '/artist/list': { code: 200, more: false, artists: artists(count) } });
const chosen = (row: string) =>
  within(screen.getByRole('group', { name: row }))
    .getAllByRole('link')
    .filter((link) => link.hasAttribute('aria-current'))
    .map(({ textContent }) => textContent);
const asked = (stub: { requests: { url: URL }[] }) =>
  stub.requests.map(({ url: { searchParams } }) =>
    ['area', 'type', 'initial', 'offset'].map((key) => searchParams.get(key)).join(),
  );

afterEach(() => vi.unstubAllGlobals());

describe('artist list', () => {
  it('shows the most popular artists first, with three filters', async () => {
    const { stub } = await renderScreen('/find-music/singer', { answers: answer(3) });
    expect(await screen.findByText('歌手3')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: '歌手' })).toBeInTheDocument();
    expect([chosen('语种'), chosen('分类'), chosen('筛选')]).toEqual([['全部'], ['全部'], ['热门']]);
    expect(asked(stub)).toEqual(['-1,-1,-1,0']);
    expect(screen.getByRole<HTMLAnchorElement>('link', { name: '歌手榜' }).pathname).toBe('/singer-list');
  });

  it('keeps the filters in the URL without defaults, and the old list until the new one has loaded', async () => {
    let settle: (response: Response) => void = () => undefined;
    const { router, stub, user } = await renderScreen('/find-music/singer?type=2', {
      answers: {
        '/artist/list': (url: URL) =>
          url.searchParams.get('area') === '7'
            ? new Promise<Response>((resolve) => (settle = resolve))
            : Response.json({ code: 200, more: false, artists: artists(2) }),
      },
    });
    await screen.findByText('歌手1');
    await user.click(screen.getByRole('link', { name: '华语' }));
    expect(router.state.location.search).toEqual({ type: '2', area: '7' });
    await waitFor(() => expect(chosen('语种')).toEqual(['华语']));
    expect(screen.getByText('歌手1')).toBeInTheDocument();
    settle(Response.json({ code: 200, more: false, artists: artists(1, 50) }));
    expect(await screen.findByText('歌手50')).toBeInTheDocument();
    expect(screen.queryByText('歌手1')).toBeNull();
    expect(asked(stub).at(-1)).toBe('7,2,-1,0');
    const back = within(screen.getByRole('group', { name: '语种' })).getByRole('link', { name: '全部' });
    expect(back.getAttribute('href')).toBe('/find-music/singer?type=2');
  });

  it('parses letters and "#", and falls back to defaults for unknown values', async () => {
    const { router, stub } = await renderScreen('/find-music/singer?area=5&type=x&initial=b', {
      answers: answer(1),
    });
    await screen.findByText('歌手1');
    expect(asked(stub)).toEqual(['-1,-1,B,0']);
    expect([chosen('语种'), chosen('分类'), chosen('筛选')]).toEqual([['全部'], ['全部'], ['B']]);
    await router.navigate({ to: '/find-music/singer', search: { initial: '0' } });
    await waitFor(() => expect(chosen('筛选')).toEqual(['#']));
    expect(asked(stub).at(-1)).toBe('-1,-1,0,0');
  });

  it('loads further pages at the end', async () => {
    const end = stubEndOfList();
    const { stub } = await renderScreen('/find-music/singer', {
      answers: {
        '/artist/list': ({ searchParams }: URL) =>
          searchParams.get('offset') === '0'
            ? { code: 200, more: true, artists: artists(48) }
            : { code: 200, more: false, artists: artists(2, 49) },
      },
    });
    await screen.findByText('歌手48');
    end.comeIntoView();
    expect(await screen.findByText('歌手50')).toBeInTheDocument();
    expect(screen.getByText('歌手1')).toBeInTheDocument();
    expect(asked(stub)).toEqual(['-1,-1,-1,0', '-1,-1,-1,48']);
  });

  it('offers to clear filters without matches', async () => {
    const { user } = await renderScreen('/find-music/singer?initial=Q', {
      answers: {
        '/artist/list': ({ searchParams }: URL) => ({
          code: 200,
          more: false,
          artists: searchParams.get('initial') === 'Q' ? [] : artists(1),
        }),
      },
    });
    expect(await screen.findByText(/没有符合条件的歌手/)).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: '清除筛选' }));
    expect(await screen.findByText('歌手1')).toBeInTheDocument();
    expect(chosen('筛选')).toEqual(['热门']);
  });

  it('shows an empty state without filters', async () => {
    await renderScreen('/find-music/singer', { answers: answer(0) });
    expect(await screen.findByText('这里还没有歌手。')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: '清除筛选' })).toBeNull();
  });

  it('keeps the filters after an error, and can be retried', async () => {
    let down = true;
    const { user } = await renderScreen('/find-music/singer', {
      answers: {
        '/artist/list': () =>
          down
            ? new Response('', { status: 500 })
            : Response.json({ code: 200, more: false, artists: artists(1) }),
      },
    });
    const retry = within(await screen.findByRole('alert')).getByRole('button', { name: '重试' });
    expect(screen.getByRole('group', { name: '语种' })).toBeInTheDocument();
    down = false;
    await user.click(retry);
    expect(await screen.findByText('歌手1')).toBeInTheDocument();
  });
});
