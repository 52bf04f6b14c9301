import { capabilitiesAnswer, renderConnected, stubEndOfList } from '@qingyin/test-harness';
import type { UserNotification } from '@qingyin/contract';
import type { StubAnswer } from '@qingyin/http-client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import NotificationBell from './NotificationBell.tsx';
import { notificationLink } from './notification-link.ts';

const who = (...names: string[]) =>
  names.map((nickname, at) => ({ userId: 2 + at, nickname, avatarUrl: '' }));
const notification = (id: string, rest: Partial<UserNotification> = {}): UserNotification => ({
  id,
  kind: 'follow',
  time: Date.UTC(2026, 5, 1) - Number(id),
  unread: true,
  count: 1,
  people: who('甲'),
  subject: null,
  comment: null,
  album: null,
  ...rest,
});
const post = { kind: 'event', id: '77', userId: 10, words: '今日所听' } as const;
const comment = { commentId: 5, parentCommentId: 4, content: '同感' };
const all = [
  notification('1', { kind: 'reply', subject: { kind: 'song', id: '9', userId: 0, words: '鹿柴' }, comment }),
  notification('2', { kind: 'comment', subject: post, comment: { ...comment, parentCommentId: 0 } }),
  notification('3', { kind: 'like-event', subject: post, count: 5, people: who('甲', '乙', '丙') }),
  notification('4', { count: 2, people: who('甲', '乙') }),
  notification('5', {
    kind: 'album',
    people: [],
    album: { id: 8, name: '空山', picUrl: '', artistName: '王维' },
    unread: false,
  }),
];
const page = (notifications: readonly UserNotification[], more = false) => ({
  code: 200,
  data: { notices: notifications, more, unread: 4 },
});

async function show(rest: Record<string, StubAnswer> = {}) {
  const absent = vi.fn();
  let unread: StubAnswer = { code: 200, data: { unread: 4, any: true } };
  const bench = await renderConnected(<NotificationBell onAbsent={absent} />, {
    answers: {
      '/x/capabilities': capabilitiesAnswer(['notices']),
      '/x/notices/unread': () => unread as object,
      '/x/notices': page(all),
      '/x/notices/read': () => {
        unread = { code: 200, data: { unread: 0, any: false } };
        return { code: 200 };
      },
      ...rest,
    },
  });
  const bell = () => screen.getByRole('button', { name: /^通知/ });
  const open = async () => {
    await bench.user.click(await screen.findByRole('button', { name: /^通知/ }));
    return within(await screen.findByRole('dialog', { name: '通知' }));
  };
  const asked = (path: string) => bench.stub.requests.filter(({ url }) => url.pathname === `/api${path}`);
  return { ...bench, absent, bell, open, asked };
}

describe('notification bell', () => {
  it('shows the unread count in its label', async () => {
    await show();
    expect(await screen.findByRole('button', { name: '通知，4 条未读' })).toBeInTheDocument();
  });

  it('marks new notifications that do not count by a dot', async () => {
    await show({ '/x/notices/unread': { code: 200, data: { unread: 0, any: true } } });
    expect(await screen.findByRole('button', { name: '通知，有新的' })).toBeInTheDocument();
  });

  it('calls onAbsent if the service lacks the capability', async () => {
    const { absent, stub } = await show({ '/x/capabilities': capabilitiesAnswer() });
    await waitFor(() => expect(absent).toHaveBeenCalled());
    expect(screen.queryByRole('button')).toBeNull();
    expect(stub.paths()).toEqual(['/x/capabilities']);
  });
});

describe('notification panel', () => {
  it('describes who did what', async () => {
    const { open } = await show();
    const panel = await open();
    const rows = (await panel.findAllByRole('listitem')).map((row) => row.textContent);
    const said = [
      '甲 回复了你的评论同感',
      '甲 评论了你的动态同感',
      '甲、乙、丙和另外 2 人 赞了你的动态今日所听',
    ];
    expect(rows[0]).toContain(said[0]);
    expect(rows[1]).toContain(said[1]);
    expect(rows[2]).toContain(said[2]);
    expect(rows[3]).toContain('甲和乙 关注了你');
    expect(rows[4]).toContain('王维 发布了 1 张新专辑空山');
    expect(rows.map((row) => row?.includes('未读'))).toEqual([true, true, true, true, false]);
  });

  it('marks what it has shown as read when it is closed', async () => {
    const { open, user, asked, bell } = await show();
    const panel = await open();
    await panel.findAllByRole('listitem');
    expect(asked('/x/notices/read')).toHaveLength(0);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(bell().getAttribute('aria-label')).toBe('通知'));
    expect(await asked('/x/notices/read')[0]?.form()).toEqual({ until: String(all[0]?.time) });
  });

  it('marks all as read while open, and rolls back if the service refuses', async () => {
    const { open, user } = await show({ '/x/notices/read': { code: 503 } });
    const panel = await open();
    await panel.findAllByRole('listitem');
    await user.click(panel.getByRole('button', { name: '全部已读' }));
    expect(await screen.findByText('没能标为已读')).toBeInTheDocument();
    await waitFor(() => expect(panel.getAllByText('未读')).toHaveLength(4));
  });

  it('loads older notifications at the end of the list', async () => {
    const { comeIntoView } = stubEndOfList();
    const { open, asked } = await show({
      '/x/notices': ({ searchParams }: URL) =>
        searchParams.get('before') ? page([notification('9')]) : page(all, true),
    });
    const panel = await open();
    await panel.findAllByRole('listitem');
    comeIntoView();
    await waitFor(() => expect(panel.getAllByRole('listitem')).toHaveLength(6));
    // Loaded pages may be refetched meanwhile, hence only cursors are compared.
    const before = asked('/x/notices').map(({ url }) => url.searchParams.get('before'));
    expect(before.filter((time) => time !== null)).toEqual([String(all[4]?.time)]);
  });

  it('shows an error with retry, and the empty state', async () => {
    let down = true;
    const { open, user } = await show({
      '/x/notices': () => (down ? new Response('', { status: 500 }) : Response.json(page([]))),
    });
    const panel = await open();
    const again = await panel.findByRole('button', { name: '重试' });
    down = false;
    await user.click(again);
    expect(await panel.findByText(/还没有通知/)).toBeInTheDocument();
  });

  it('changes which kinds count, and rolls back if the service refuses', async () => {
    let choice = { replies: true, mentions: true, likes: false, follows: false, albums: false };
    let refuses = true;
    const { open, user } = await show({
      '/x/notices/choice': async (_url: URL, request: Request) => {
        const params = Object.fromEntries(await request.formData());
        if ('likes' in params && refuses) return Response.json({ code: 503 });
        choice = { ...choice, likes: params['likes'] === 'true' };
        return Response.json({ code: 200, data: choice });
      },
    });
    const panel = await open();
    await user.click(panel.getByRole('button', { name: '通知设置' }));
    const likes = await panel.findByRole<HTMLInputElement>('checkbox', { name: '赞和转发' });
    expect(panel.getByRole<HTMLInputElement>('checkbox', { name: '提到我的' }).checked).toBe(true);
    await user.click(likes);
    await waitFor(() => expect(panel.getByRole('alert').textContent).not.toBe(''));
    expect(likes.checked).toBe(false);
    refuses = false;
    await user.click(likes);
    await waitFor(() => expect(panel.getByRole('alert').textContent).toBe(''));
    expect(likes.checked).toBe(true);
  });
});

describe('link target of a notification', () => {
  it.each([
    [
      'the reply in its thread',
      all[0],
      '/hot-comment-list/$id/$type',
      { id: '9', type: 'song' },
      { comment: '5', floor: '4' },
    ],
    [
      'the comment below a post',
      all[1],
      '/hot-comment-list/$id/$type',
      { id: '77_10', type: 'dynamic' },
      { comment: '5' },
    ],
    ['the post', all[2], '/hot-comment-list/$id/$type', { id: '77_10', type: 'dynamic' }, {}],
    ['all followers if several are new', all[3], '/care/fan/$uid', { uid: '10' }, undefined],
    ['the album', all[4], '/album/$id', { id: '8' }, undefined],
    ['the new follower', notification('6'), '/homepage/$uid', { uid: '2' }, undefined],
  ] as const)('%s', (_case, from, to, params, search) => {
    expect(from && notificationLink(from, '10')).toEqual({ to, params, ...(search ? { search } : {}) });
  });
});
