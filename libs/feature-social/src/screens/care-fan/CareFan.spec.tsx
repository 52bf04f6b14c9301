import { USER_ID } from '@qingyin/test-harness';
import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { followUser } from '../../testing/follow-users.ts';
import { answers, OTHER_ID, personAnswer } from '../../testing/people-answers.ts';
import { renderScreen } from '../../testing/render-screen.ts';

const fans = (...rows: object[]) => ({ '/user/followeds': { code: 200, followeds: rows, more: false } });

beforeEach(() => {
  vi.stubGlobal('innerHeight', 2000);
});

it('a fan becomes a mutual follow as soon as I follow them back', async () => {
  const { user } = await renderScreen(`/care/fan/${USER_ID}`, {
    answers: answers({ '/user/detail': personAnswer(USER_ID), ...fans(followUser(4)) }),
    login: true,
  });
  await user.click(await screen.findByRole('button', { name: '关注 听众4' }));
  expect(await screen.findByText('互相关注')).toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: '已关注 听众4' }));
  expect(await screen.findByRole('button', { name: '关注 听众4' })).toBeInTheDocument();
  expect(screen.queryByText('互相关注')).toBeNull();
});

it('a guest who wants to follow is redirected to the login', async () => {
  const { user, router } = await renderScreen(`/care/fan/${OTHER_ID}`, {
    answers: answers(fans(followUser(4))),
  });
  await user.click(await screen.findByRole('button', { name: '关注 听众4' }));
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/login'));
});

it('an empty list has an invitation to follow', async () => {
  await renderScreen(`/care/fan/${OTHER_ID}`, { answers: answers(fans()) });
  expect(await screen.findByText(/做第一个关注/)).toBeInTheDocument();
});
