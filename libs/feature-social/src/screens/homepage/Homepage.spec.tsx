import { capabilitiesAnswer, stubEndOfList, USER_ID } from '@qingyin/test-harness';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { answers, list, OTHER_ID, personAnswer, recordAnswer } from '../../testing/people-answers.ts';
import { renderScreen } from '../../testing/render-screen.ts';

const HREF = `/homepage/${OTHER_ID}`;
const OWN = `/homepage/${USER_ID}`;

/** Answers for the signed-in user's own page. */
const ownAnswers = (rest: Parameters<typeof answers>[0] = {}, profile: object = {}) =>
  answers({
    '/user/detail': personAnswer(USER_ID, {}, profile),
    '/user/playlist': {
      code: 200,
      more: false,
      playlist: [list(31, '我喜欢的音乐', USER_ID), list(32, '夜', USER_ID, { privacy: 10 })],
    },
    ...rest,
  });

const region = (name: string) => within(screen.getByRole('region', { name }));
const cards = (name: string) =>
  region(name)
    .queryAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);
const rows = async () => {
  const grid = await screen.findByRole('grid', { name: '听歌排行' });
  return within(grid)
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);
};

beforeEach(() => {
  // jsdom has no layout; the list needs a window height.
  vi.stubGlobal('innerHeight', 2000);
});

describe('profile of another user', () => {
  it('shows name, badges, area, signature and counts', async () => {
    await renderScreen(HREF, { answers: answers() });
    expect(screen.getByRole('heading', { level: 1, name: '听松' })).toBeInTheDocument();
    for (const text of ['Lv.8', 'VIP', '90后', '福建', '山中何所有，岭上多白云。'])
      expect(screen.getByText(text)).toBeInTheDocument();
    expect(screen.getByRole('img', { name: '男' })).toBeInTheDocument();
    const hrefs = [/^3 关注$/, /^20 粉丝$/, /^5 动态$/].map((name) =>
      screen.getByRole('link', { name }).getAttribute('href'),
    );
    expect(hrefs).toEqual(['/care/follows/2', '/care/fan/2', '/care/dynamic/2']);
    expect(screen.getByText('1.2万')).toBeInTheDocument();
  });

  it('leaves out what is not set', async () => {
    const silent = { gender: 0, birthday: -2_209_017_600_000, province: 0, vipType: 0, signature: null };
    await renderScreen(HREF, { answers: answers({ '/user/detail': personAnswer(OTHER_ID, silent) }) });
    expect(screen.getByRole('heading', { level: 1, name: '听松' })).toBeInTheDocument();
    expect(screen.queryByRole('img', { name: /男|女/ })).toBeNull();
    expect(screen.queryByText(/后$|VIP/)).toBeNull();
  });

  it('requests each resource once', async () => {
    const { stub } = await renderScreen(HREF, { answers: answers() });
    await rows();
    expect(stub.paths().sort()).toEqual([
      '/user/detail',
      '/user/playlist',
      '/user/record',
      '/x/capabilities',
    ]);
  });

  it.each([404, 400])('reports a user that does not exist (%i)', async (code) => {
    await renderScreen(HREF, { answers: answers({ '/user/detail': { code, message: '用户不存在' } }) });
    expect(await screen.findByText('没有找到这位用户。')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '重试' })).toBeNull();
  });

  it('can be retried after an error', async () => {
    let down = true;
    const { user } = await renderScreen(HREF, {
      answers: answers({
        '/user/detail': () =>
          down ? new Response('', { status: 500 }) : Response.json(personAnswer(OTHER_ID)),
      }),
    });
    down = false;
    await user.click(within(screen.getByRole('alert')).getByRole('button', { name: '重试' }));
    expect(await screen.findByRole('heading', { level: 1, name: '听松' })).toBeInTheDocument();
  });
});

describe('playlists of a user', () => {
  it('are separated into created and collected ones', async () => {
    await renderScreen(HREF, { answers: answers() });
    await waitFor(() => expect(cards('创建的歌单')).toEqual(['听松喜欢的音乐', '松风']));
    expect(cards('收藏的歌单')).toEqual(['鹿柴']);
    expect(region('创建的歌单').queryByText('私密')).toBeNull();
  });

  it('are all in a tab, rendered progressively while scrolling', async () => {
    const { comeIntoView } = stubEndOfList();
    const playlist = Array.from({ length: 120 }, (_, at) => list(100 + at, `歌单${at}`, OTHER_ID));
    const { user, router } = await renderScreen(HREF, {
      answers: answers({ '/user/playlist': { code: 200, more: false, playlist } }),
    });
    // Queries by role are too slow for so many cards.
    const drawn = () => document.querySelectorAll('section:first-of-type article').length;
    await waitFor(() => expect(drawn()).toBeGreaterThan(0));
    expect(drawn()).toBeLessThanOrEqual(16);
    await user.click(screen.getByRole('link', { name: '全部：创建的歌单' }));
    await waitFor(() => expect(drawn()).toBe(48));
    expect(router.state.location.search).toEqual({ tab: 'created' });
    await waitFor(() => {
      // The sentinel may be observed only a moment after it is rendered.
      if (drawn() < 96) comeIntoView();
      expect(drawn()).toBe(96);
    });
  });

  it('link to all playlists when there are none', async () => {
    await renderScreen(HREF, {
      answers: answers({ '/user/playlist': { code: 200, more: false, playlist: [] } }),
    });
    expect(await screen.findByText('还没有公开的歌单。')).toBeInTheDocument();
    expect(screen.getByText('还没有收藏歌单。')).toBeInTheDocument();
    expect(screen.getAllByRole('link', { name: '看看全部歌单' })).toHaveLength(2);
  });

  it('fail without the other sections', async () => {
    await renderScreen(HREF, { answers: answers({ '/user/playlist': new Response('', { status: 500 }) }) });
    expect((await rows())[0]).toContain('歌曲1');
    expect(region('创建的歌单').getByRole('button', { name: '重试' })).toBeInTheDocument();
  });
});

describe('play record', () => {
  it('is that of the last week, the most played first', async () => {
    await renderScreen(HREF, { answers: answers() });
    const shown = await rows();
    expect(shown).toHaveLength(3);
    expect(shown[0]).toMatch(/歌曲1.*6 次/);
    expect(shown[2]).toMatch(/歌曲3.*2 次/);
  });

  it('can be that of all time, in brief and in full', async () => {
    const { user, router, player } = await renderScreen(HREF, { answers: answers() });
    await user.click(await screen.findByRole('link', { name: '所有时间' }));
    await waitFor(async () => expect(await rows()).toHaveLength(10));
    const [first] = within(screen.getByRole('grid', { name: '听歌排行' })).getAllByRole('button', {
      name: '播放',
    });
    await user.click(first!);
    await waitFor(() => expect(player.snapshot.get().queue).toHaveLength(40));
    await user.click(screen.getByRole('link', { name: '全部：听歌排行' }));
    expect(router.state.location.search).toEqual({ tab: 'record', record: 'all' });
    expect(await screen.findByRole('button', { name: '播放全部' })).toBeInTheDocument();
    await waitFor(async () => expect((await rows()).length).toBeGreaterThan(10));
  });

  it('links to all time if the week is empty', async () => {
    const { user } = await renderScreen(HREF, {
      answers: answers({ '/user/record': recordAnswer({ week: 0, all: 2 }) }),
    });
    await user.click(await screen.findByRole('link', { name: '看看所有时间' }));
    await waitFor(async () => expect(await rows()).toHaveLength(2));
  });

  it('is not requested if it is private', async () => {
    const { stub } = await renderScreen(HREF, {
      login: true,
      answers: answers({
        '/user/detail': personAnswer(OTHER_ID, {}, { peopleCanSeeMyPlayRecord: false }),
      }),
    });
    expect(await screen.findByText('TA 没有公开听歌排行。')).toBeInTheDocument();
    expect(stub.paths()).not.toContain('/user/record');
  });

  it('handles that it became private meanwhile', async () => {
    await renderScreen(HREF, { answers: answers({ '/user/record': { code: -2, message: '无权限访问' } }) });
    expect(await screen.findByText('TA 没有公开听歌排行。')).toBeInTheDocument();
  });

  it('is not requested for guests if the service requires login', async () => {
    const { stub } = await renderScreen(HREF, {
      answers: answers({ '/x/capabilities': capabilitiesAnswer([], true) }),
    });
    expect(await screen.findByText(/登录之后，可以看到/)).toBeInTheDocument();
    expect(stub.paths()).not.toContain('/user/record');
  });
});

describe('follow button (关注)', () => {
  const follow = () => screen.getByRole('button', { name: /^(关注|已关注)$/ });
  const fans = () => screen.getByRole('link', { name: /粉丝/ }).textContent;

  it('redirects a guest to /login and back', async () => {
    const { router, user } = await renderScreen(HREF, { answers: answers() });
    await user.click(follow());
    expect(router.state.location).toMatchObject({ pathname: '/login', search: { redirect: HREF } });
    expect(sessionStorage.getItem('qy-login-intent')).toContain('follow-person');
  });

  it('updates optimistically and can be reverted', async () => {
    const { user, stub } = await renderScreen(HREF, { login: true, answers: answers() });
    await user.click(follow());
    expect(follow().getAttribute('aria-pressed')).toBe('true');
    expect(fans()).toBe('21 粉丝');
    await user.click(follow());
    await waitFor(() => expect(fans()).toBe('20 粉丝'));
    const sent = () => stub.requests.filter(({ url }) => url.pathname.endsWith('/follow'));
    await waitFor(() => expect(sent()).toHaveLength(2));
    const forms = await Promise.all(sent().map((request) => request.form()));
    expect(forms).toEqual([
      { id: OTHER_ID, t: '1' },
      { id: OTHER_ID, t: '2' },
    ]);
  });

  it('rolls back when the service refuses, and can be retried', async () => {
    let down = true;
    const { user } = await renderScreen(HREF, {
      login: true,
      answers: answers({ '/follow': () => ({ code: down ? 400 : 200 }) }),
    });
    await user.click(follow());
    expect(await screen.findByText('没能关注「听松」')).toBeInTheDocument();
    expect(follow().getAttribute('aria-pressed')).toBe('false');
    expect(fans()).toBe('20 粉丝');
    down = false;
    await user.click(screen.getByRole('button', { name: '重试' }));
    await waitFor(() => expect(follow().getAttribute('aria-pressed')).toBe('true'));
    expect(fans()).toBe('21 粉丝');
  });

  it('shows followers and mutual follows', async () => {
    const { user } = await renderScreen(HREF, {
      login: true,
      answers: answers({ '/user/detail': personAnswer(OTHER_ID, { followMe: true }) }),
    });
    expect(screen.getByText('关注了你')).toBeInTheDocument();
    await user.click(follow());
    expect(await screen.findByText('互相关注')).toBeInTheDocument();
  });
});

describe("one's own profile", () => {
  it('links to the settings and has no follow button', async () => {
    await renderScreen(OWN, { login: true, answers: ownAnswers() });
    expect(screen.getByRole('link', { name: '编辑资料' }).getAttribute('href')).toBe(
      `${OWN}?settings=account`,
    );
    expect(screen.queryByRole('button', { name: /关注/ })).toBeNull();
    expect(screen.getByText('升到 Lv.9 还差：10 首歌 · 10 天')).toBeInTheDocument();
  });

  it('marks private playlists', async () => {
    await renderScreen(OWN, { login: true, answers: ownAnswers() });
    await waitFor(() => expect(region('创建的歌单').getAllByText('私密')).toHaveLength(1));
  });

  it('shows the private play record with a note', async () => {
    await renderScreen(OWN, {
      login: true,
      answers: ownAnswers({}, { peopleCanSeeMyPlayRecord: false }),
    });
    expect(await rows()).toHaveLength(3);
    const link = screen.getByRole('link', { name: '更改' });
    expect(link.getAttribute('href')).toBe(`${OWN}?settings=privacy`);
  });

  it('has the listening report if the service supports it', async () => {
    const report = { code: 200, data: { plays: 0, seconds: 0, before: { plays: 0, seconds: 0 } } };
    const { stub, user, router } = await renderScreen(OWN, {
      login: true,
      answers: ownAnswers({
        '/x/capabilities': capabilitiesAnswer(['listening-report']),
        '/x/listening/report': report,
      }),
    });
    expect(await screen.findByRole('region', { name: '听歌报告' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '年' }));
    await waitFor(() => expect(router.state.location.search).toEqual({ report: 'year' }));
    expect(stub.paths().filter((path) => path === '/user/detail')).toHaveLength(1);
  });

  it('has no listening report on other services, nor on other profiles', async () => {
    const { unmount } = await renderScreen(OWN, { login: true, answers: ownAnswers() });
    await rows();
    expect(screen.queryByRole('region', { name: '听歌报告' })).toBeNull();
    unmount();
    const { stub } = await renderScreen(HREF, {
      login: true,
      answers: answers({ '/x/capabilities': capabilitiesAnswer(['listening-report']) }),
    });
    await rows();
    expect(stub.paths()).not.toContain('/x/listening/report');
  });
});
