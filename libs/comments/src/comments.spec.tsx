import type { Drafts } from '@qingyin/composer';
import { capabilitiesAnswer, comment, comments, person, renderConnected } from '@qingyin/test-harness';
import type { Comment } from '@qingyin/contract';
import { capabilitiesQuery } from '@qingyin/data-account';
import type { StubAnswer } from '@qingyin/http-client/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { get } from 'idb-keyval';
import { afterEach, describe, expect, it } from 'vitest';
import { Comments } from './Comments.tsx';
import { resetReplies } from './expanded-replies.ts';

afterEach(resetReplies);

const ME = person(10, '青音听众');
const written = (content: string) => ({
  code: 200,
  comment: { commentId: 99, content, time: Date.UTC(2026, 10, 1), user: ME },
});
const login = { code: 200, data: { code: 200, account: { id: 10 }, profile: ME } };

interface Setup {
  answers?: Record<string, StubAnswer>;
  userId?: string | null;
}

async function show({ answers = {}, userId }: Setup = {}) {
  const bench = await renderConnected(<Comments kind="song" id="7" count={undefined} />, {
    answers: {
      '/comment/new': comments('第一句', '第二句'),
      '/login/status': login,
      '/x/capabilities': capabilitiesAnswer(),
      ...answers,
    },
    ...(userId !== undefined && { userId }),
  });
  const block = within(await screen.findByRole('region', { name: /^评论/ }));
  const box = () => block.findByRole('textbox', { name: '写评论' });
  const said = () => block.queryAllByRole('article').map((each) => each.textContent ?? '');
  const saying = (text: string) => within(block.getByText(text).closest('article') as HTMLElement);
  return { ...bench, block, box, said, saying };
}

/** A response that is delivered on `arrive`. */
function held() {
  let arrive: (body: object) => void = () => undefined;
  const answer = () => new Promise<Response>((done) => (arrive = (body) => done(Response.json(body))));
  return { answer, arrive: (body: object) => arrive(body) };
}

describe('comments of a resource', () => {
  it('show their number and follow the chosen sort order', async () => {
    const { block, user, stub } = await show();
    await block.findByText('第一句');
    expect(block.getByRole('heading', { name: '评论2' })).toBeInTheDocument();
    const sorts = () => stub.requests.flatMap(({ url }) => url.searchParams.get('sortType') ?? []);
    expect(sorts()).toEqual(['99']);
    await user.click(block.getByRole('button', { name: '最新' }));
    await waitFor(() => expect(sorts()).toEqual(['99', '3']));
    expect(block.getByRole('button', { name: '最新' }).getAttribute('aria-pressed')).toBe('true');
  });

  it('are rendered as text, not as markup', async () => {
    const { block } = await show({
      answers: { '/comment/new': comments('<img src=x onerror=alert(1)>\u202E倒过来') },
    });
    const element = await block.findByText(/<img src=x/);
    expect(element.querySelector('img')).toBeNull();
    expect(element.getAttribute('dir')).toBe('auto');
  });

  it('are folded if they have many lines', async () => {
    const { block, user } = await show({ answers: { '/comment/new': comments('行\n'.repeat(40)) } });
    const unfold = await block.findByRole('button', { name: '展开' });
    expect(unfold.getAttribute('aria-expanded')).toBe('false');
    await user.click(unfold);
    await waitFor(() => expect(block.getByRole('button', { name: '收起' })).toBeInTheDocument());
  });

  it('can be fetched again after a failure', async () => {
    let down = true;
    const { block, user } = await show({
      answers: {
        '/comment/new': () => (down ? new Response('', { status: 500 }) : Response.json(comments('来了'))),
      },
    });
    await block.findByRole('alert');
    down = false;
    await user.click(block.getByRole('button', { name: '重试' }));
    expect(await block.findByText('来了')).toBeInTheDocument();
  });
});

describe('writing a comment', () => {
  it('shows it dimmed while it is sent, then normally', async () => {
    const { answer, arrive } = held();
    const { block, box, said, user } = await show({ answers: { '/comment': answer } });
    await user.type(await box(), '好听');
    await user.click(block.getByRole('button', { name: '发布' }));
    expect(await block.findByText('正在发布…')).toBeInTheDocument();
    expect(said()[0]).toContain('好听');
    expect(((await box()) as HTMLTextAreaElement).value).toBe('');
    arrive(written('好听'));
    await waitFor(() => expect(block.queryByText('正在发布…')).toBeNull());
    expect(said()).toHaveLength(3);
    expect(said()[0]).toContain('好听');
    expect(block.getByRole('heading', { name: '评论3' })).toBeInTheDocument();
  });

  it('restores the text with the error after a failure, and sends it on retry', async () => {
    let code = 405;
    const { block, box, said, user, stub } = await show({
      answers: { '/comment': () => (code === 200 ? written('好听') : { code, msg: '说得太快了' }) },
    });
    await block.findByText('第一句');
    const before = said();
    await user.type(await box(), '好听');
    await user.click(block.getByRole('button', { name: '发布' }));
    expect((await block.findByRole('alert')).textContent).toContain('说得太快了');
    expect(((await box()) as HTMLTextAreaElement).value).toBe('好听');
    expect(said()).toEqual(before);
    expect(block.getByRole('heading', { name: '评论2' })).toBeInTheDocument();
    code = 200;
    await user.click(block.getByRole('button', { name: '重试' }));
    await waitFor(() => expect(said()).toHaveLength(3));
    expect(stub.paths().filter((path) => path === '/comment')).toHaveLength(2);
  });

  it('accepts another text while one is being sent, and loses neither', async () => {
    const { answer, arrive } = held();
    const { block, box, user } = await show({ answers: { '/comment': answer } });
    await user.type(await box(), '第一遍');
    await user.click(block.getByRole('button', { name: '发布' }));
    await block.findByText('正在发布…');
    await user.type(await box(), '还有');
    arrive({ code: 405, msg: '不行' });
    await block.findByRole('alert');
    expect(((await box()) as HTMLTextAreaElement).value).toBe('第一遍\n还有');
  });

  it('keeps only later text as a draft when the request completes after leaving the page', async () => {
    const { answer, arrive } = held();
    const { block, box, user, stub } = await show({ answers: { '/comment': answer } });
    await user.type(await box(), '第一遍');
    await user.click(block.getByRole('button', { name: '发布' }));
    await waitFor(() => expect(stub.paths()).toContain('/comment'));
    await user.type(await box(), '第二遍');
    const draft = async () => (await get<Drafts>('drafts'))?.['10/comment/song/7']?.words;
    await waitFor(async () => expect(await draft()).toBe('第一遍\n第二遍'));
    cleanup();
    arrive(written('第一遍'));
    await waitFor(async () => expect(await draft()).toBe('第二遍'));
  });

  it('leads a guest to the login with an intent', async () => {
    const { block, box, user, router } = await show({ userId: null });
    await user.type(await box(), '好听');
    await user.click(block.getByRole('button', { name: '发布' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    const kept: unknown = JSON.parse(sessionStorage.getItem('qy-login-intent') ?? '{}');
    expect(kept).toMatchObject({ kind: 'comment', payload: { on: 'song', id: '7', content: '好听' } });
  });

  it('expands the replies after a reply was sent', async () => {
    const { answer, arrive } = held();
    const { block, saying, user, stub } = await show({ answers: { '/comment': answer } });
    await block.findByText('第一句');
    await user.click(saying('第一句').getByRole('button', { name: '回复：棉棉' }));
    await user.type(await block.findByRole('textbox', { name: '回复 棉棉' }), '是啊');
    const form = block.getByRole('textbox', { name: '回复 棉棉' }).closest('form') as HTMLElement;
    await user.click(within(form).getByRole('button', { name: '回复' }));
    const floor = within(await block.findByRole('list', { name: '对 棉棉 的回复' }));
    expect(floor.getByText('是啊')).toBeInTheDocument();
    arrive(written('是啊'));
    expect(await block.findByRole('button', { name: '收起回复' })).toBeInTheDocument();
    const sent = stub.requests.find(({ url }) => url.pathname.endsWith('/comment'));
    expect(await sent?.form()).toMatchObject({ t: '2', commentId: '1', content: '是啊' });
  });
});

describe('a single comment', () => {
  it('is liked optimistically and rolled back on failure', async () => {
    const { answer, arrive } = held();
    const { block, saying, user } = await show({ answers: { '/comment/like': answer } });
    await block.findByText('第一句');
    const like = () => saying('第一句').getByRole('button', { name: /^赞/ });
    await user.click(like());
    await waitFor(() => expect(like().getAttribute('aria-pressed')).toBe('true'));
    expect(like().textContent).toContain('4 人赞同');
    arrive({ code: 400 });
    await waitFor(() => expect(like().getAttribute('aria-pressed')).toBe('false'));
    expect(like().textContent).toContain('3 人赞同');
    expect(await screen.findByText('没有成功，请再试一次')).toBeInTheDocument();
  });

  const own = (): Comment => ({ ...comment(5, '我说的'), owner: true, user: ME });
  const withOwn = (() => {
    const page = comments('第一句');
    return { ...page, data: { ...page.data, comments: [own(), ...page.data.comments], totalCount: 2 } };
  })();

  it('of the user is deleted when the undo bar closes, not before', async () => {
    const { block, saying, user, stub } = await show({
      answers: { '/comment/new': withOwn, '/comment': { code: 200 } },
    });
    await block.findByText('我说的');
    await user.click(saying('我说的').getByRole('button', { name: /更多$/ }));
    await user.click(await screen.findByRole('menuitem', { name: '删除' }));
    await waitFor(() => expect(block.queryByText('我说的')).toBeNull());
    expect(block.getByRole('heading', { name: '评论1' })).toBeInTheDocument();
    expect(stub.paths()).not.toContain('/comment');
    await user.click(screen.getByRole('button', { name: '撤销' }));
    await waitFor(() => expect(block.getByText('我说的')).toBeInTheDocument());
    await user.click(saying('我说的').getByRole('button', { name: /更多$/ }));
    await user.click(await screen.findByRole('menuitem', { name: '删除' }));
    await user.click(await screen.findByRole('button', { name: '关闭' }));
    await waitFor(() => expect(stub.paths()).toContain('/comment'));
    const sent = stub.requests.find(({ url }) => url.pathname.endsWith('/comment'));
    expect(await sent?.form()).toMatchObject({ t: '0', commentId: '5' });
    expect(block.queryByText('我说的')).toBeNull();
  });

  it.each([
    ['can be reported if the service accepts reports', ['report'], 1],
    ['cannot be reported if the service lacks the capability', [], 0],
  ])('%s', async (_, features, reports) => {
    const { block, saying, user, queryClient } = await show({
      answers: { '/x/capabilities': capabilitiesAnswer(features) },
    });
    await block.findByText('第一句');
    await user.click(saying('第一句').getByRole('button', { name: /更多$/ }));
    expect(await screen.findByRole('menuitem', { name: '复制' })).toBeInTheDocument();
    await waitFor(() => expect(queryClient.getQueryData(capabilitiesQuery().queryKey)).toBeDefined());
    await waitFor(() => expect(screen.queryAllByRole('menuitem', { name: '举报' })).toHaveLength(reports));
    expect(screen.queryByRole('menuitem', { name: '删除' })).toBeNull();
  });
});
