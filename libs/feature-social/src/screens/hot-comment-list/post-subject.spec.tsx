import { capabilitiesAnswer, comments, person, USER_ID } from '@qingyin/test-harness';
import { actionBar } from '@qingyin/ui';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { event } from '../../testing/feed-answers.ts';
import { renderScreen } from '../../testing/render-screen.ts';

async function show(post: object) {
  const bench = await renderScreen('/hot-comment-list/9_2/dynamic', {
    login: true,
    answers: {
      '/x/capabilities': capabilitiesAnswer(['feed', 'event-detail']),
      '/x/event/detail': { code: 200, event: post },
      '/comment/new': comments('第一句'),
    },
  });
  const card = () =>
    screen.getAllByRole('article').find((one) => one.hasAttribute('data-post')) as HTMLElement;
  return { ...bench, card };
}

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined);
  Element.prototype.scrollIntoView = () => undefined;
  act(() => actionBar.hide());
});

it('the commented post is shown as in the feed, with pictures, shared item and actions', async () => {
  const pics = [{ originUrl: '/media/img/1.jpg', width: 4, height: 3 }];
  const { card, user } = await show(event(9, {}, { type: 18, pics }));
  expect(await screen.findByRole('heading', { level: 1, name: '听松的动态' })).toBeInTheDocument();
  const post = within(card());
  expect(post.getByText('动态9')).toBeInTheDocument();
  expect(post.getByRole('button', { name: '听松 的图片' })).toBeInTheDocument();
  expect(post.getByText('分享的内容已经不在了')).toBeInTheDocument();
  expect(post.getByRole('button', { name: '喜欢' }).textContent).toBe('3');
  const said = post.getByRole('button', { name: '评论' });
  expect(said.hasAttribute('aria-expanded')).toBe(false);
  await user.click(said);
  expect(document.activeElement).toBe(screen.getByRole('region', { name: /^评论/ }));
});

it("deleting one's own post hides it with its comments, and undo restores both", async () => {
  const { card, user } = await show(event(9, {}, { user: person(Number(USER_ID), '我') }));
  await screen.findByText('第一句');
  await user.click(within(card()).getByRole('button', { name: '更多' }));
  await user.click(await screen.findByRole('menuitem', { name: '删除' }));
  expect(await screen.findByText(/没有找到评论的内容/)).toBeInTheDocument();
  expect(screen.queryByText('第一句')).toBeNull();
  await user.click(screen.getByRole('button', { name: '撤销' }));
  await waitFor(() => expect(screen.getByText('动态9')).toBeInTheDocument());
});
