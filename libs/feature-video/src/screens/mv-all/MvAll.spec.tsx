import { stubEndOfList } from '@qingyin/test-harness';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { mv } from '../../testing/mvs.ts';
import { renderScreen } from '../../testing/render-screen.ts';

const PER_PAGE = 30;
/** 31 MVs for each filter, named by it; none for live MVs from Korea. */
const all = ({ searchParams }: URL) => {
  const [area, type, order] = ['area', 'type', 'order'].map((key) => searchParams.get(key) ?? '');
  const offset = Number(searchParams.get('offset'));
  const total = area === '韩国' && type === '现场版' ? 0 : PER_PAGE + 1;
  const count = Math.min(PER_PAGE, total - offset);
  const data = Array.from({ length: count }, (_, at) =>
    mv(offset + at, `${area} ${type} ${order} ${offset + at}`),
  );
  return { code: 200, count: total, hasMore: offset + count < total, data };
};
const answers = { '/mv/all': all };
const chosen = () =>
  ['地区', '类型', '排序'].map(
    (name) => screen.getByRole('group', { name }).querySelector('[aria-current]')?.textContent,
  );

let comeIntoView: () => void;
beforeEach(() => ({ comeIntoView } = stubEndOfList()));

describe('all MVs', () => {
  it("follow the filter in the URL, with the product's own labels", async () => {
    await renderScreen('/mv-all?area=日本&type=网易出品&order=最新', { answers });
    expect(await screen.findByText('日本 网易出品 最新 0')).toBeInTheDocument();
    expect(chosen()).toEqual(['日本', '平台出品', '最新']);
  });

  it('are filtered by links that keep the other filters', async () => {
    const { router, user } = await renderScreen('/mv-all?area=日本', { answers });
    await screen.findByText('日本 全部 上升最快 0');
    await user.click(screen.getByRole('link', { name: '最热' }));
    expect(await screen.findByText('日本 全部 最热 0')).toBeInTheDocument();
    expect(router.state.location.search).toEqual({ area: '日本', order: '最热' });
    expect(chosen()).toEqual(['日本', '全部', '最热']);
    router.history.back();
    expect(await screen.findByText('日本 全部 上升最快 0')).toBeInTheDocument();
  });

  it('load further pages at the end, and stop at the last one', async () => {
    const { stub } = await renderScreen('/mv-all', { answers });
    await screen.findByText('全部 全部 上升最快 0');
    expect(screen.getAllByRole('article')).toHaveLength(PER_PAGE);
    comeIntoView();
    expect(await screen.findByText('全部 全部 上升最快 30')).toBeInTheDocument();
    comeIntoView();
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(PER_PAGE + 1));
    expect(stub.requests.map(({ url }) => url.searchParams.get('offset'))).toEqual(['0', '30']);
  });

  it('link back to the unfiltered list if nothing matches', async () => {
    const { router, user } = await renderScreen('/mv-all?area=韩国&type=现场版', { answers });
    expect(await screen.findByText('没有符合条件的MV，换个条件试试。')).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: '清除筛选' }));
    expect(await screen.findByText('全部 全部 上升最快 0')).toBeInTheDocument();
    expect(router.state.location.search).toEqual({});
  });

  it('keep the filters after an error, and can be retried', async () => {
    let down = true;
    const { user } = await renderScreen('/mv-all?area=日本', {
      answers: {
        '/mv/all': (url: URL) => (down ? new Response('', { status: 500 }) : Response.json(all(url))),
      },
    });
    const alert = await screen.findByRole('alert');
    expect(chosen()).toEqual(['日本', '全部', '上升最快']);
    down = false;
    await user.click(within(alert).getByRole('button', { name: '重试' }));
    expect(await screen.findByText('日本 全部 上升最快 0')).toBeInTheDocument();
  });

  it('keep loaded pages if the next one fails', async () => {
    let again = false;
    const { user } = await renderScreen('/mv-all', {
      answers: {
        '/mv/all': (url: URL) =>
          url.searchParams.get('offset') === '0' || again
            ? Response.json(all(url))
            : new Response('', { status: 500 }),
      },
    });
    await screen.findByText('全部 全部 上升最快 0');
    comeIntoView();
    const alert = await screen.findByRole('alert');
    expect(screen.getAllByRole('article')).toHaveLength(PER_PAGE);
    again = true;
    await user.click(within(alert).getByRole('button', { name: '重试' }));
    expect(await screen.findByText('全部 全部 上升最快 30')).toBeInTheDocument();
  });
});
