import { capabilitiesAnswer, USER_ID } from '@qingyin/test-harness';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { followUser } from '../../testing/follow-users.ts';
import { answers, OTHER_ID, personAnswer } from '../../testing/people-answers.ts';
import { renderScreen } from '../../testing/render-screen.ts';

const HREF = `/care/follows/${OTHER_ID}`;
const OWN = `/care/follows/${USER_ID}`;
const follows = (...rows: object[]) => ({ '/user/follows': { code: 200, follow: rows, more: false } });
const own = (rest: object) => answers({ '/user/detail': personAnswer(USER_ID), ...rest });
const list = (name = '关注') => within(screen.getByRole('list', { name }));
const names = () =>
  list()
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);

beforeEach(() => {
  // jsdom has no layout; the list needs a window height.
  vi.stubGlobal('innerHeight', 2000);
});

describe('follows of another user', () => {
  it('show the users and mark mutual follows', async () => {
    const rows = [
      followUser(3, { signature: '空山不见人', followed: true, mutual: true }),
      followUser(4, { followeds: 12_345 }),
    ];
    await renderScreen(HREF, { answers: answers(follows(...rows)), login: true });
    await screen.findByRole('list', { name: '关注' });
    expect(names()).toEqual(['听众3', '听众4']);
    expect(list().getByText('互相关注').closest('li')).toHaveTextContent('听众3');
    expect(list().getAllByText('互相关注')).toHaveLength(1);
    expect(list().getByText('空山不见人')).toBeInTheDocument();
    expect(list().getByText('1.2万 粉丝')).toBeInTheDocument();
    expect(list().getByRole('button', { name: '已关注 听众3' }).getAttribute('aria-pressed')).toBe('true');
    expect(list().getByRole('link', { name: '听众4' }).getAttribute('href')).toBe('/homepage/4');
  });

  it('can be followed, with rollback and retry when the service refuses', async () => {
    let answer = 400;
    const { user } = await renderScreen(HREF, {
      answers: answers({ ...follows(followUser(4)), '/follow': () => ({ code: answer }) }),
      login: true,
    });
    await user.click(await screen.findByRole('button', { name: '关注 听众4' }));
    await user.click(await screen.findByRole('button', { name: '重试' }));
    expect(screen.getByText('没能关注「听众4」')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '关注 听众4' }).getAttribute('aria-pressed')).toBe('false');
    answer = 200;
    await user.click(await screen.findByRole('button', { name: '重试' }));
    expect(await screen.findByRole('button', { name: '已关注 听众4' })).toBeInTheDocument();
    expect(list().getByText('4 粉丝')).toBeInTheDocument();
  });

  it('are rendered as a virtual list', async () => {
    const rows = Array.from({ length: 3000 }, (_, at) => followUser(100 + at));
    await renderScreen(HREF, { answers: answers(follows(...rows)) });
    const shown = await screen.findByRole('list', { name: '关注' });
    await waitFor(() => expect(shown.querySelectorAll('li').length).toBeGreaterThan(0));
    expect(shown.querySelectorAll('li').length).toBeLessThan(80);
    expect(shown.querySelector('li')?.getAttribute('aria-setsize')).toBe('3000');
  });

  it('show an empty state', async () => {
    await renderScreen(HREF, { answers: answers(follows()) });
    expect(await screen.findByText('还没有关注谁。')).toBeInTheDocument();
  });

  it('can be retried after an error, while the head stays', async () => {
    await renderScreen(HREF, { answers: answers({ '/user/follows': new Response('', { status: 500 }) }) });
    expect(await screen.findByRole('button', { name: '重试' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: '听松' })).toBeInTheDocument();
  });
});

describe("one's own follows", () => {
  it('can be filtered by name and by pinyin', async () => {
    const rows = Array.from({ length: 12 }, (_, at) => followUser(20 + at, { followed: true }));
    const { user } = await renderScreen(OWN, {
      answers: own(follows(followUser(9, { nickname: '松间', followed: true }), ...rows)),
      login: true,
    });
    await user.type(await screen.findByRole('searchbox', { name: '按名字筛选' }), 'songj');
    await waitFor(() => expect(names()).toEqual(['松间']));
    expect(screen.getByText('找到 1 位')).toBeInTheDocument();
    await user.type(screen.getByRole('searchbox'), 'x');
    expect(await screen.findByText(/没有名字里有/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '清除筛选', description: '' }));
  });

  it('have a list of artists besides the users', async () => {
    const record = { resourceType: 'artist', artistId: 7, name: '王维', avatarUrl: '' };
    const { user, router } = await renderScreen(OWN, {
      answers: own({
        ...follows(followUser(3, { followed: true })),
        '/user/follow/mixed': { code: 200, data: { records: [record], page: { more: false, cursor: 1 } } },
      }),
      login: true,
    });
    await user.click(await screen.findByRole('link', { name: '歌手' }));
    expect(await screen.findByRole('heading', { level: 3, name: '王维' })).toBeInTheDocument();
    expect(router.state.location.search).toEqual({ of: 'artists' });
  });

  it('show suggestions when empty', async () => {
    await renderScreen(OWN, {
      answers: own({
        ...follows(),
        '/x/capabilities': capabilitiesAnswer(['suggest-people']),
        '/x/people/suggested': {
          code: 200,
          data: [{ ...followUser(5), reason: { kind: 'songs', count: 12 } }],
        },
      }),
      login: true,
    });
    expect(await screen.findByText('你们都喜欢 12 首歌')).toBeInTheDocument();
  });
});
