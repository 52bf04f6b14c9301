import { capabilitiesAnswer, person, USER_ID } from '@qingyin/test-harness';
import type { StubAnswer } from '@qingyin/http-client/testing';
import { actionBar } from '@qingyin/ui';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { clear, get } from 'idb-keyval';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { event, feedAnswers, feedOf } from '../../testing/feed-answers.ts';
import { renderScreen } from '../../testing/render-screen.ts';

const by = (userId: number, nickname: string) => ({ user: person(userId, nickname) });
const feed = feedOf(event(1), event(2, {}, by(3, '半夏')), event(3));

async function show(rest: Record<string, StubAnswer> = {}) {
  const bench = await renderScreen('/attention', {
    login: true,
    answers: feedAnswers({
      '/event': feed,
      '/x/capabilities': capabilitiesAnswer(['feed', 'account', 'hide-people']),
      '/x/role': { code: 200, data: { role: 'admin' } },
      '/x/people/hidden': { code: 200, data: [] },
      ...rest,
    }),
  });
  const said = () =>
    screen.queryAllByRole('article').map((post) => /动态\d/.exec(post.textContent ?? '')?.[0] ?? '');
  const choose = async (text: string, entry: string) => {
    const post = (await screen.findByText(text)).closest('article') as HTMLElement;
    await bench.user.click(within(post).getByRole('button', { name: '更多' }));
    await bench.user.click(await screen.findByRole('menuitem', { name: entry }));
  };
  const asked = (path: string) => bench.stub.paths().filter((one) => one === path).length;
  return { ...bench, said, choose, asked };
}

/** Response that is pending until `arrive` is called. */
function held() {
  let arrive: (code: number) => void = () => undefined;
  const answer = () => new Promise<Response>((done) => (arrive = (code) => done(Response.json({ code }))));
  return { answer, arrive: (code: number) => arrive(code) };
}

beforeEach(async () => {
  // jsdom has no layout; the list needs a window height.
  vi.stubGlobal('innerHeight', 5000);
  vi.stubGlobal('scrollTo', () => undefined);
  await clear();
  act(() => actionBar.hide());
});

describe('removal by an administrator', () => {
  it('removes a post for everyone after confirmation, with an optimistic update', async () => {
    const { answer, arrive } = held();
    const { user, said, choose, stub, asked } = await show({ '/x/admin/remove': answer });
    await choose('动态2', '为所有人删除');
    const question = within(await screen.findByRole('dialog', { name: '为所有人删除？' }));
    expect(question.getByText(/这不能恢复/)).toBeInTheDocument();
    expect(asked('/x/admin/remove')).toBe(0);
    await user.click(question.getByRole('button', { name: '确定删除' }));
    await waitFor(() => expect(said()).toEqual(['动态1', '动态3']));
    arrive(200);
    expect(await screen.findByText('已删除动态')).toBeInTheDocument();
    const sent = stub.requests.find(({ url }) => url.pathname.endsWith('/x/admin/remove'));
    expect(await sent?.form()).toEqual({ kind: 'event', id: '2' });
    expect(said()).toEqual(['动态1', '动态3']);
  });

  it('puts the post back when the service refuses, and can be retried', async () => {
    let code = 503;
    const { user, said, choose } = await show({ '/x/admin/remove': () => ({ code }) });
    await choose('动态2', '为所有人删除');
    await user.click(await screen.findByRole('button', { name: '确定删除' }));
    expect(await screen.findByText('没能删除这条动态')).toBeInTheDocument();
    await waitFor(() => expect(said()).toEqual(['动态1', '动态2', '动态3']));
    code = 200;
    await user.click(screen.getByRole('button', { name: '重试' }));
    await waitFor(() => expect(said()).toEqual(['动态1', '动态3']));
  });

  it('offers administrators the ordinary deletion of their own posts', async () => {
    const { user } = await show({ '/event': feedOf(event(1, {}, by(Number(USER_ID), '我'))) });
    const post = (await screen.findByText('动态1')).closest('article') as HTMLElement;
    await user.click(within(post).getByRole('button', { name: '更多' }));
    expect(await screen.findByRole('menuitem', { name: '删除' })).toBeInTheDocument();
    expect(screen.queryByRole('menuitem', { name: '为所有人删除' })).toBeNull();
  });
});

describe("deletion of one's own post", () => {
  const own = feedOf(event(1, {}, by(Number(USER_ID), '我')), event(2));

  it('is sent once when the page closes', async () => {
    const { choose, stub, asked, said } = await show({ '/event': own, '/event/del': { code: 200 } });
    await choose('动态1', '删除');
    await waitFor(() => expect(said()).toEqual(['动态2']));
    expect(asked('/event/del')).toBe(0);
    fireEvent(window, new Event('pagehide'));
    // Before the undo offer ends.
    await waitFor(() => expect(asked('/event/del')).toBe(1));
    const sent = stub.requests.find(({ url }) => url.pathname.endsWith('/event/del'));
    // `keepalive` lets the request outlive the page.
    expect(sent?.keepalive).toBe(true);
    act(() => actionBar.hide());
    fireEvent(window, new Event('pagehide'));
    expect(asked('/event/del')).toBe(1);
  });

  it('is not sent when it was undone before the page closes', async () => {
    const { user, choose, asked, said } = await show({ '/event': own });
    await choose('动态1', '删除');
    await waitFor(() => expect(said()).toEqual(['动态2']));
    await user.click(await screen.findByRole('button', { name: '撤销' }));
    await waitFor(() => expect(said()).toEqual(['动态1', '动态2']));
    fireEvent(window, new Event('pagehide'));
    expect(asked('/event/del')).toBe(0);
  });
});

it('members cannot remove posts of others', async () => {
  const { user, stub } = await show({ '/x/role': { code: 200, data: { role: '' } } });
  const post = (await screen.findByText('动态1')).closest('article') as HTMLElement;
  await user.click(within(post).getByRole('button', { name: '更多' }));
  expect(await screen.findByRole('menuitem', { name: 'TA 的动态' })).toBeInTheDocument();
  await waitFor(() => expect(stub.paths()).toContain('/x/role'));
  expect(screen.queryByRole('menuitem', { name: '为所有人删除' })).toBeNull();
});

describe('forwarding', () => {
  const forwarded = { code: 200, data: { eventId: 9, eventTime: Date.now() } };
  const drafts = () => get<Record<string, { words: string }>>('drafts');

  async function closed() {
    let arrive: (body: object) => void = () => undefined;
    const answer = () => new Promise<Response>((done) => (arrive = (body) => done(Response.json(body))));
    const bench = await show({ '/event/forward': answer });
    const post = (await screen.findByText('动态2')).closest('article') as HTMLElement;
    await bench.user.click(within(post).getByRole('button', { name: '转发' }));
    const dialog = within(await screen.findByRole('dialog', { name: '转发' }));
    await bench.user.type(dialog.getByRole('textbox'), '同听');
    await waitFor(async () => expect(JSON.stringify(await drafts())).toContain('同听'));
    await bench.user.click(dialog.getByRole('button', { name: '转发' }));
    await waitFor(() => expect(bench.asked('/event/forward')).toBe(1));
    await bench.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    return { ...bench, arrive: (body: object) => arrive(body) };
  }

  it('confirms and clears the draft, even if the dialog was closed meanwhile', async () => {
    const { arrive } = await closed();
    arrive(forwarded);
    expect(await screen.findByText('已转发')).toBeInTheDocument();
    await waitFor(async () => expect(JSON.stringify(await drafts())).not.toContain('同听'));
  });

  it('reports a failure with retry and keeps the draft, even if the dialog was closed meanwhile', async () => {
    const { user, arrive, asked } = await closed();
    arrive({ code: 500 });
    await user.click(await screen.findByRole('button', { name: '重试' }));
    await waitFor(() => expect(asked('/event/forward')).toBe(2));
    expect(JSON.stringify(await drafts())).toContain('同听');
    arrive(forwarded);
    expect(await screen.findByText('已转发')).toBeInTheDocument();
  });
});

describe('muting a user', () => {
  it('removes their posts from the feed at once, restores them on undo, and does not fetch feed pages again', async () => {
    let muted = false;
    const { user, said, choose, asked, queryClient } = await show({
      '/event': () => (muted ? feedOf(event(1), event(3)) : feed),
      '/x/people/mute': () => {
        muted = !muted;
        return { code: 200 };
      },
    });
    await choose('动态2', '屏蔽动态');
    await waitFor(() => expect(said()).toEqual(['动态1', '动态3']));
    await waitFor(() => expect(asked('/x/people/mute')).toBe(1));
    await user.click(screen.getByRole('button', { name: '撤销' }));
    await waitFor(() => expect(said()).toEqual(['动态1', '动态2', '动态3']));
    await waitFor(() => expect(asked('/x/people/mute')).toBe(2));
    await waitFor(() => expect(queryClient.isMutating() + queryClient.isFetching()).toBe(0));
    // The check for new posts runs when the page opens and after both changes; the list itself was fetched once.
    expect(asked('/event')).toBe(4);
  });

  it('restores the posts and reports the error when the service refuses', async () => {
    const { said, choose } = await show({ '/x/people/mute': { code: 503 } });
    await choose('动态2', '屏蔽动态');
    expect(await screen.findByText('没能屏蔽「半夏」的动态')).toBeInTheDocument();
    expect(said()).toEqual(['动态1', '动态2', '动态3']);
  });

  it('reports the error even if the feed has no other posts', async () => {
    const { said, choose } = await show({
      '/event': feedOf(event(2, {}, by(3, '半夏'))),
      '/x/people/mute': { code: 503 },
    });
    await choose('动态2', '屏蔽动态');
    expect(await screen.findByText('没能屏蔽「半夏」的动态')).toBeInTheDocument();
    await waitFor(() => expect(said()).toEqual(['动态2']));
  });
});
