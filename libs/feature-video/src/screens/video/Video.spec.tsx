import { person } from '@qingyin/test-harness';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '../../testing/render-screen.ts';

const AT_ONCE = 12;
const item = (name: string) => ({
  type: 1,
  data: {
    vid: name,
    title: name,
    coverUrl: '/media/img/video.jpg',
    playTime: 3000,
    durationms: 61_000,
    creator: person(3, '听松'),
    resolutions: [],
    urlInfo: null,
  },
});
/** 13 videos, named by their list. */
const timeline =
  (name: string) =>
  ({ searchParams }: URL) => {
    const offset = Number(searchParams.get('offset'));
    const group = searchParams.get('id') ?? '';
    const total = group === '9' ? 0 : AT_ONCE + 1;
    const count = Math.max(0, Math.min(AT_ONCE, total - offset));
    const datas = Array.from({ length: count }, (_, at) => item(`${name}${group} ${offset + at + 1}`));
    return { code: 200, hasmore: offset + count < total, datas };
  };
const groups = [
  { id: 5, name: '现场' },
  { id: 7, name: '某个冷门' },
  { id: 9, name: '空山' },
];
const answers = {
  '/video/timeline/all': timeline('全部'),
  '/video/timeline/recommend': timeline('推荐'),
  '/video/group': timeline('组'),
  '/video/group/list': { code: 200, data: groups },
  '/video/category/list': { code: 200, data: groups.slice(0, 1) },
};
const choices = () =>
  within(screen.getByRole('group', { name: '热门' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
const video = (name: string) => screen.findByRole('heading', { level: 3, name });

describe('videos', () => {
  it('of all groups show their creators, with one request per resource', async () => {
    const { stub } = await renderScreen('/video', { answers });
    const card = within((await video('全部 1')).closest('article')!);
    expect(card.getByText(/听松/).closest('p')?.textContent).toBe('听松 · 1:01');
    expect(choices()).toEqual(['全部', '现场']);
    expect(stub.paths().sort()).toEqual(['/video/category/list', '/video/group/list', '/video/timeline/all']);
  });

  it('have group and page in the URL; another group starts at its first page', async () => {
    const { router, user } = await renderScreen('/video?group=7', { answers });
    await video('组7 1');
    expect(await screen.findByRole('button', { name: '选择分类：某个冷门' })).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: '下一页' }));
    await video('组7 13');
    expect(router.state.location.search).toEqual({ group: '7', page: '2' });
    // The total is unknown: pages up to the current one are listed, and a link to the next if there is one.
    expect(screen.queryByRole('link', { name: '下一页' })).toBeNull();
    expect(screen.getByRole('link', { name: '第 2 页', current: 'page' })).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: '现场' }));
    await video('组5 1');
    expect(router.state.location.search).toEqual({ group: '5' });
    router.history.back();
    await video('组7 13');
  });

  it('can be filtered by all groups in a panel that closes after the choice', async () => {
    const { router, user } = await renderScreen('/video', { answers });
    await user.click(await screen.findByRole('button', { name: '选择分类：全部视频' }));
    const panel = within(await screen.findByRole('dialog', { name: '选择分类' }));
    expect(panel.getByRole('link', { name: '全部视频' }).getAttribute('aria-current')).toBe('true');
    await user.click(await panel.findByRole('link', { name: '某个冷门' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await video('组7 1');
    expect(router.state.location.search).toEqual({ group: '7' });
  });

  it('are recommended to signed-in users', async () => {
    const { router, user } = await renderScreen('/video', { answers, login: true });
    await video('全部 1');
    expect(choices()).toEqual(['全部', '推荐', '现场']);
    await user.click(screen.getByRole('link', { name: '推荐' }));
    await video('推荐 1');
    expect(router.state.location.search).toEqual({ group: 'recommended' });
  });

  it('are not recommended to guests, who see a login invitation', async () => {
    const { stub } = await renderScreen('/video?group=recommended', { answers });
    expect(await screen.findByText(/登录后，这里是按你的喜好挑出来的视频。/)).toBeInTheDocument();
    const way = screen.getByRole('link', { name: '登录' });
    expect(decodeURIComponent(way.getAttribute('href') ?? '')).toBe(
      '/login?redirect=/video?group=recommended',
    );
    expect(stub.paths()).not.toContain('/video/timeline/recommend');
  });

  it('that require login show guests a login invitation and keep the groups', async () => {
    await renderScreen('/video?page=2', {
      answers: { ...answers, '/video/timeline/all': { code: 301, msg: '需要登录' } },
    });
    expect(await screen.findByText(/登录后才能看这里的视频。/)).toBeInTheDocument();
    const way = screen.getByRole('link', { name: '登录' });
    expect(decodeURIComponent(way.getAttribute('href') ?? '')).toBe('/login?redirect=/video?page=2');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(choices()).toEqual(['全部', '现场']);
  });

  it('have an empty state that links to the first page or to all videos', async () => {
    const first = await renderScreen('/video?page=4', { answers });
    expect(await screen.findByText('没有这么多页，视频在前面。')).toBeInTheDocument();
    await first.user.click(screen.getByRole('link', { name: '回到第一页' }));
    await video('全部 1');
    first.unmount();
    await renderScreen('/video?group=9', { answers });
    expect(await screen.findByText('「空山」里还没有视频。')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '看看全部视频' }).getAttribute('href')).toBe('/video');
  });

  it('and groups fail independently, and can be retried', async () => {
    let down = true;
    const failing = (answer: (url: URL) => object) => (url: URL) =>
      down ? new Response('', { status: 500 }) : Response.json(answer(url));
    const { user } = await renderScreen('/video', {
      answers: {
        ...answers,
        '/video/timeline/all': failing(timeline('全部')),
        '/video/category/list': failing(() => answers['/video/category/list']),
      },
    });
    await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(2));
    expect(choices()).toEqual(['全部']);
    down = false;
    for (const alert of screen.getAllByRole('alert'))
      await user.click(within(alert).getByRole('button', { name: '重试' }));
    await video('全部 1');
    expect(choices()).toEqual(['全部', '现场']);
  });
});
