import { stubEndOfList } from '@qingyin/test-harness';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { mv } from '../../testing/mvs.ts';
import { renderScreen } from '../../testing/render-screen.ts';

/** Three MVs in each area, two per page; none in Korea. */
const chart = ({ searchParams }: URL) => {
  const area = searchParams.get('area') || '全部';
  const offset = Number(searchParams.get('offset'));
  const ranked = [1, 0, -1].map((lastRank, place) => ({ ...mv(place, `${area}${place + 1}`), lastRank }));
  const data = area === '韩国' ? [] : ranked.slice(offset, offset + 2);
  return { code: 200, updateTime: Date.UTC(2026, 10, 21, 12), hasMore: offset === 0, data };
};
const show = (href: string, answer: (url: URL) => object | Response = chart) =>
  renderScreen(href, { answers: { '/top/mv': answer } });
const rows = (name: string) =>
  within(screen.getByRole('list', { name }))
    .getAllByRole('listitem')
    .map((row) => row.textContent);

let comeIntoView: () => void;
beforeEach(() => ({ comeIntoView } = stubEndOfList()));

describe('MV chart', () => {
  it('shows places and their changes, and loads further pages at the end', async () => {
    await show('/top-mv');
    await screen.findByText('全部1');
    expect(screen.getByText(/11月21日 更新$/)).toBeInTheDocument();
    comeIntoView();
    await screen.findByText('全部3');
    expect(rows('MV排行榜')).toEqual([
      '11上升 1 位1:01全部1歌手0播放 1.2万 次',
      '21下降 1 位1:01全部2歌手1播放 1.2万 次',
      '3新新上榜1:01全部3歌手2播放 1.2万 次',
    ]);
  });

  it('has its area in the URL', async () => {
    const { router, stub, user } = await show('/top-mv?area=日本');
    expect(await screen.findByText('日本1')).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: '欧美' }));
    expect(await screen.findByText('欧美1')).toBeInTheDocument();
    expect(router.state.location.search).toEqual({ area: '欧美' });
    expect(screen.getByRole('list', { name: '欧美MV排行榜' })).toBeInTheDocument();
    router.history.back();
    expect(await screen.findByText('日本1')).toBeInTheDocument();
    expect(stub.requests.map(({ url }) => url.searchParams.get('area'))).toEqual(['日本', '欧美']);
  });

  it('links back to all areas if one is empty', async () => {
    const { user } = await show('/top-mv?area=韩国');
    await user.click(await screen.findByRole('link', { name: '清除筛选' }));
    expect(await screen.findByText('全部1')).toBeInTheDocument();
  });

  it('can be retried after an error', async () => {
    let down = true;
    const { user } = await show('/top-mv', (url) =>
      down ? new Response('', { status: 500 }) : Response.json(chart(url)),
    );
    const alert = await screen.findByRole('alert');
    down = false;
    await user.click(within(alert).getByRole('button', { name: '重试' }));
    expect(await screen.findByText('全部1')).toBeInTheDocument();
  });
});
