import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { mv } from '../../testing/mvs.ts';
import { renderScreen } from '../../testing/render-screen.ts';

/** One MV in each list, named by the requested filter; none from Korea. */
const listOf =
  (name: string) =>
  ({ searchParams }: URL) => {
    const asked = ['area', 'type', 'order'].map((key) => searchParams.get(key) ?? '').filter(Boolean);
    const data = asked.includes('韩国') ? [] : [mv(1, [name, ...asked].join(' '))];
    return { code: 200, count: 1, hasMore: false, more: false, data };
  };
const chart = Array.from({ length: 8 }, (_, place) => ({
  ...mv(20 + place, `榜${place + 1}`),
  lastRank: place,
}));
const answers = {
  '/mv/first': listOf('最新'),
  '/mv/all': listOf('全部'),
  '/mv/exclusive/rcmd': listOf('出品'),
  '/top/mv': { code: 200, updateTime: 0, hasMore: false, data: chart },
};
const block = (name: string) => within(screen.getByRole('region', { name }));
const rowOf = (name: string) => block(name).getByRole('group', { name: `${name}的地区` });
const areasOf = (name: string) => within(rowOf(name));
const chosenIn = (name: string) => rowOf(name).querySelector('[aria-current]')?.textContent;
const allOf = (name: string) => {
  const link = block(name)
    .getAllByRole('link', { name: '全部' })
    .find((one) => !one.closest('ul'));
  return decodeURI(link?.getAttribute('href') ?? '');
};

beforeEach(() => window.scrollTo(0, 0));

describe('MV blocks', () => {
  it('load with one request each, the chart with its first places', async () => {
    const { stub } = await renderScreen('/mv', { answers });
    expect(await block('最新MV').findByText('最新')).toBeInTheDocument();
    expect(block('热门MV').getByText('全部 全部 最热')).toBeInTheDocument();
    expect(block('平台出品').getByText('出品')).toBeInTheDocument();
    const places = block('MV排行榜').getAllByRole('listitem');
    expect(places.map((place) => place.textContent)).toHaveLength(6);
    expect(places[5]?.textContent).toContain('榜6');
    expect(stub.paths().sort()).toEqual(['/mv/all', '/mv/exclusive/rcmd', '/mv/first', '/top/mv']);
  });

  it('are replaced by one empty state when there are no MVs', async () => {
    const none = { code: 200, count: 0, hasMore: false, more: false, data: [] };
    const paths = ['/mv/first', '/mv/all', '/mv/exclusive/rcmd', '/top/mv'];
    await renderScreen('/mv', { answers: Object.fromEntries(paths.map((path) => [path, none])) });
    expect(await screen.findByText('这里还没有MV。自己的音乐只有声音，没有画面。')).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: '热门MV' })).toBeNull();
  });

  it('have their own area in the URL, and a link to the full list', async () => {
    const { stub } = await renderScreen('/mv?newest=日本&exclusive=港台&hottest=月亮', { answers });
    expect(await block('最新MV').findByText('最新 日本')).toBeInTheDocument();
    expect(block('热门MV').getByText('全部 全部 最热')).toBeInTheDocument();
    expect(block('平台出品').getByText('全部 港台 网易出品 最新')).toBeInTheDocument();
    expect(['最新MV', '热门MV', '平台出品'].map(chosenIn)).toEqual(['日本', '全部', '港台']);
    expect(['最新MV', '热门MV', '平台出品', 'MV排行榜'].map(allOf)).toEqual([
      '/mv-all?area=日本&order=最新',
      '/mv-all?order=最热',
      '/mv-all?area=港台&type=网易出品',
      '/top-mv',
    ]);
    // The blocks use the answers the route loader has prefetched.
    expect(stub.requests).toHaveLength(4);
  });

  it('change their area independently, and Back reverts one change', async () => {
    const { router, stub, user } = await renderScreen('/mv?newest=日本', { answers });
    await block('最新MV').findByText('最新 日本');
    const before = stub.requests.length;
    await user.click(block('热门MV').getByRole('link', { name: '欧美' }));
    expect(await block('热门MV').findByText('全部 欧美 最热')).toBeInTheDocument();
    expect(router.state.location.search).toEqual({ newest: '日本', hottest: '欧美' });
    expect(chosenIn('最新MV')).toBe('日本');
    expect(stub.requests).toHaveLength(before + 1);
    router.history.back();
    expect(await block('热门MV').findByText('全部 全部 最热')).toBeInTheDocument();
    // Each area is requested once.
    expect(stub.requests).toHaveLength(before + 1);
    await user.click(areasOf('最新MV').getByRole('link', { name: '全部' }));
    await waitFor(() => expect(router.state.location.search).toEqual({}));
  });

  it('link back to all areas if one is empty', async () => {
    const { router, user } = await renderScreen('/mv?newest=韩国&exclusive=日本', { answers });
    expect(await block('最新MV').findByText('没有符合条件的MV，换个条件试试。')).toBeInTheDocument();
    await user.click(block('最新MV').getByRole('link', { name: '清除筛选' }));
    expect(await block('最新MV').findByText('最新')).toBeInTheDocument();
    expect(router.state.location.search).toEqual({ exclusive: '日本' });
  });

  it('fail independently, keep their filter, and can be retried', async () => {
    let down = true;
    const { user } = await renderScreen('/mv', {
      answers: {
        ...answers,
        '/mv/first': (url: URL) =>
          down ? new Response('', { status: 500 }) : Response.json(answers['/mv/first'](url)),
      },
    });
    const alert = await block('最新MV').findByRole('alert');
    expect(block('热门MV').getByText('全部 全部 最热')).toBeInTheDocument();
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    expect(block('最新MV').getByRole('link', { name: '日本' })).toBeInTheDocument();
    down = false;
    await user.click(within(alert).getByRole('button', { name: '重试' }));
    expect(await block('最新MV').findByText('最新')).toBeInTheDocument();
  });

  it('load another area after one has failed', async () => {
    const { user } = await renderScreen('/mv', {
      answers: {
        ...answers,
        '/mv/first': (url: URL) =>
          url.searchParams.get('area') === ''
            ? new Response('', { status: 500 })
            : Response.json(answers['/mv/first'](url)),
      },
    });
    await block('最新MV').findByRole('alert');
    await user.click(areasOf('最新MV').getByRole('link', { name: '日本' }));
    expect(await block('最新MV').findByText('最新 日本')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
