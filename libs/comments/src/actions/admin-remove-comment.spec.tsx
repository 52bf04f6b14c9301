import { capabilitiesAnswer, comment, comments, renderConnected } from '@qingyin/test-harness';
import type { StubAnswer } from '@qingyin/http-client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Comments } from '../Comments.tsx';

async function show(rest: Record<string, StubAnswer> = {}, role = 'admin') {
  const bench = await renderConnected(<Comments kind="song" id="7" count={undefined} />, {
    answers: {
      '/comment/new': comments('第一句', '第二句', '第三句'),
      '/x/capabilities': capabilitiesAnswer(['account']),
      '/x/role': { code: 200, data: { role } },
      ...rest,
    },
  });
  const block = within(await screen.findByRole('region', { name: /^评论/ }));
  await block.findByText('第二句');
  const said = () => block.getAllByRole('article').map((each) => /第.句/.exec(each.textContent ?? '')?.[0]);
  const total = () => block.getByRole('heading', { name: /^评论/ }).textContent;
  const open = async (text: string) => {
    const entry = block.getByText(text).closest('article') as HTMLElement;
    await bench.user.click(within(entry).getByRole('button', { name: /：更多$/ }));
    await screen.findByRole('menuitem', { name: '复制' });
  };
  const remove = async (text: string) => {
    await open(text);
    await bench.user.click(await screen.findByRole('menuitem', { name: '为所有人删除' }));
    return within(await screen.findByRole('dialog', { name: '为所有人删除？' }));
  };
  const sent = () => bench.stub.requests.filter(({ url }) => url.pathname === '/api/x/admin/remove');
  return { ...bench, said, total, open, remove, sent };
}

it('removes a comment for all users at once after a confirmation by an administrator', async () => {
  let arrive: (code: number) => void = () => undefined;
  const answer = () => new Promise<Response>((done) => (arrive = (code) => done(Response.json({ code }))));
  const { user, said, total, remove, sent } = await show({ '/x/admin/remove': answer });
  await user.click((await remove('第二句')).getByRole('button', { name: '取消' }));
  expect(sent()).toEqual([]);
  await user.click((await remove('第二句')).getByRole('button', { name: '确定删除' }));
  await waitFor(() => expect(said()).toEqual(['第一句', '第三句']));
  expect(total()).toBe('评论2');
  arrive(200);
  expect(await screen.findByText('已删除评论')).toBeInTheDocument();
  expect(await sent()[0]?.form()).toEqual({ kind: 'comment', id: '2' });
  expect([said(), total()]).toEqual([['第一句', '第三句'], '评论2']);
});

it('moves the focus to the comment that takes its place', async () => {
  const { user, remove } = await show({ '/x/admin/remove': { code: 200 } });
  await user.click((await remove('第二句')).getByRole('button', { name: '确定删除' }));
  await screen.findByText('已删除评论');
  const next = screen.getByText('第三句').closest('article') as HTMLElement;
  expect(document.activeElement).toBe(within(next).getByRole('button', { name: /：更多$/ }));
});

it('restores comment and count after a failure, and removes it on retry', async () => {
  let code = 503;
  const { user, said, total, remove } = await show({ '/x/admin/remove': () => ({ code }) });
  await user.click((await remove('第二句')).getByRole('button', { name: '确定删除' }));
  expect(await screen.findByText('没能删除评论')).toBeInTheDocument();
  await waitFor(() => expect(said()).toEqual(['第一句', '第二句', '第三句']));
  expect(total()).toBe('评论3');
  code = 200;
  await user.click(screen.getByRole('button', { name: '重试' }));
  await waitFor(() => expect(said()).toEqual(['第一句', '第三句']));
});

it('treats a comment that is already removed as success', async () => {
  const { user, said, remove } = await show({ '/x/admin/remove': { code: 404 } });
  await user.click((await remove('第二句')).getByRole('button', { name: '确定删除' }));
  expect(await screen.findByText('已删除评论')).toBeInTheDocument();
  await waitFor(() => expect(said()).toEqual(['第一句', '第三句']));
});

it.each([
  ['a member', {}, ''],
  [
    'the author',
    {
      '/comment/new': {
        code: 200,
        data: {
          ...comments().data,
          comments: [{ ...comment(2, '第二句'), owner: true }],
          totalCount: 1,
        },
      },
    },
    'admin',
  ],
])('is hidden for %s', async (_case, answers, role) => {
  const { open, stub } = await show(answers, role);
  await open('第二句');
  await waitFor(() => expect(stub.paths()).toContain('/x/role'));
  expect(screen.queryByRole('menuitem', { name: '为所有人删除' })).toBeNull();
});
