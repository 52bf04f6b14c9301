import { capabilitiesAnswer } from '@qingyin/test-harness';
import type { StubAnswer } from '@qingyin/http-client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answers, OTHER_ID } from '../../testing/people-answers.ts';
import { renderScreen } from '../../testing/render-screen.ts';

const HREF = `/homepage/${OTHER_ID}`;
const blocked = { userId: 2, nickname: '听松', avatarUrl: '', kind: 'block', time: 1 };
const more = () => screen.findByRole('button', { name: '更多操作：听松' });

function show(rest: Record<string, StubAnswer> = {}, login = true, before: object[] = []) {
  let hidden = before;
  return renderScreen(HREF, {
    answers: answers({
      '/x/capabilities': capabilitiesAnswer(['hide-people', 'report']),
      '/x/people/hidden': () => ({ code: 200, data: hidden }),
      '/x/people/block': () => {
        hidden = hidden.length === 0 ? [blocked] : [];
        return { code: 200 };
      },
      '/x/people/mute': { code: 200 },
      ...rest,
    }),
    login,
  });
}

describe('hiding a user', () => {
  it("blocks after confirmation and replaces the profile's content", async () => {
    const { user, stub } = await show();
    await user.click(await more());
    await user.click(await screen.findByRole('menuitem', { name: '拉黑' }));
    const question = within(await screen.findByRole('dialog', { name: '拉黑「听松」？' }));
    expect(stub.paths()).not.toContain('/x/people/block');
    await user.click(question.getByRole('button', { name: '拉黑' }));
    expect(await screen.findByText(/你拉黑了 TA/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '关注' })).toBeNull();
    expect(screen.getByText('已拉黑「听松」')).toBeInTheDocument();
  });

  it('restores the profile when the service refuses', async () => {
    const { user } = await show({ '/x/people/block': { code: 400 } });
    await user.click(await more());
    await user.click(await screen.findByRole('menuitem', { name: '拉黑' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '拉黑' }));
    expect(await screen.findByText('没能拉黑「听松」')).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: '关注' })).toBeInTheDocument();
    expect(screen.queryByText(/你拉黑了 TA/)).toBeNull();
  });

  it('shows a blocked user as blocked, and unblocks them', async () => {
    const { user } = await show({}, true, [blocked]);
    expect(await screen.findByText(/你拉黑了 TA/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '移出黑名单' }));
    await waitFor(() => expect(screen.queryByText(/你拉黑了 TA/)).toBeNull());
    expect(screen.getByText('已把「听松」移出黑名单')).toBeInTheDocument();
  });

  it('mutes at once, with undo', async () => {
    const { user, stub } = await show();
    await user.click(await more());
    await user.click(await screen.findByRole('menuitem', { name: '屏蔽动态' }));
    await user.click(await screen.findByRole('button', { name: '撤销' }));
    await waitFor(() => expect(stub.paths().filter((path) => path === '/x/people/mute')).toHaveLength(2));
  });
});

it.each([
  ['if the service does not support it', { '/x/capabilities': capabilitiesAnswer() }, true],
  ['for guests', {}, false],
] as const)('the menu to hide a user is absent %s', async (_case, rest, login) => {
  const { stub } = await show(rest, login);
  await waitFor(() => expect(stub.paths()).toContain('/x/capabilities'));
  expect(screen.queryByRole('button', { name: /^更多操作/ })).toBeNull();
  expect(stub.paths()).not.toContain('/x/people/hidden');
});
