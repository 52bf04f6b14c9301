import { USER_ID } from '@qingyin/test-harness';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answers, OTHER_ID, personAnswer } from '../testing/people-answers.ts';
import { renderScreen } from '../testing/render-screen.ts';

const tab = (name: RegExp) =>
  within(screen.getByRole('navigation', { name: '听松' })).getByRole('link', { name });

describe('head of /care', () => {
  it("shows the user's name and the number of posts, follows and fans", async () => {
    await renderScreen(`/care/dynamic/${OTHER_ID}`, { answers: answers() });
    expect(screen.getByRole('heading', { level: 1, name: '听松' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '听松' }).getAttribute('href')).toBe('/homepage/2');
    expect(tab(/^动态 5$/).getAttribute('aria-current')).toBe('page');
    expect(tab(/^关注 3$/).getAttribute('href')).toBe('/care/follows/2');
    expect(tab(/^粉丝 20$/).getAttribute('href')).toBe('/care/fan/2');
  });

  it('keeps its elements and the focus while the part below changes', async () => {
    const { user } = await renderScreen(`/care/dynamic/${OTHER_ID}`, { answers: answers() });
    const heading = screen.getByRole('heading', { level: 1 });
    const fans = tab(/^粉丝/);
    await user.click(fans);
    await waitFor(() => expect(tab(/^粉丝/).getAttribute('aria-current')).toBe('page'));
    expect(screen.getByRole('heading', { level: 1 })).toBe(heading);
    expect(tab(/^粉丝/)).toBe(fans);
    expect(document.activeElement).toBe(fans);
  });

  it('offers to follow other users, but not oneself', async () => {
    await renderScreen(`/care/dynamic/${USER_ID}`, {
      answers: answers({ '/user/detail': personAnswer(USER_ID) }),
      login: true,
    });
    expect(screen.getByRole('heading', { level: 1, name: '青音听众' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '关注' })).toBeNull();
  });

  it('reports a user that does not exist', async () => {
    await renderScreen('/care/fan/9', { answers: answers({ '/user/detail': { code: 404 } }) });
    expect(await screen.findByText('没有找到这位用户。')).toBeInTheDocument();
  });
});
