import type { StubAnswer } from '@qingyin/http-client/testing';
import { renderWithProviders } from '@qingyin/test-harness';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { BitrateLimitsBlock } from './BitrateLimitsBlock.tsx';

const user = { userId: 8, nickname: '半夏', avatarUrl: 'http://qingyin.test/a.webp', limit: 128 };
const PATH = '/x/admin/bitrate-limits';
const answer = (everyone: number | null, users: object[]): StubAnswer => ({
  code: 200,
  data: { everyone, users },
});
function show(set: StubAnswer) {
  const part = renderWithProviders(null, { [PATH]: answer(320, [user]), [`${PATH}/set`]: set });
  part.show(<BitrateLimitsBlock />);
  const sent = async () => part.stub.requests.find(({ url }) => url.pathname === `/api${PATH}/set`)?.form();
  return { ...part, sent };
}
const everyone = () => screen.findByRole('group', { name: '所有人' });

it('shows the limits of all and of single people', async () => {
  show(answer(320, [user]));
  expect(within(await everyone()).getByRole('radio', { name: '320 kbps' })).toBeChecked();
  const own = screen.getByRole('group', { name: '半夏 的上限' });
  expect(within(own).getByRole('radio', { name: '128 kbps' })).toBeChecked();
});

it('sets the limit of all', async () => {
  const { sent } = show(answer(64, [user]));
  await userEvent.click(within(await everyone()).getByRole('radio', { name: '64 kbps' }));
  await waitFor(async () => expect(await sent()).toEqual({ limit: '64' }));
});

it('removes the limit of a person', async () => {
  const { sent } = show(answer(320, []));
  await everyone();
  const own = screen.getByRole('group', { name: '半夏 的上限' });
  await userEvent.click(within(own).getByRole('radio', { name: '不限' }));
  await waitFor(() => expect(screen.queryByRole('group', { name: '半夏 的上限' })).toBeNull());
  expect(await sent()).toEqual({ uid: '8', limit: '0' });
});

it('says when a limit could not be set', async () => {
  show({ code: 500 });
  await userEvent.click(within(await everyone()).getByRole('radio', { name: '64 kbps' }));
  expect(await screen.findByText(/没有成功/)).toBeInTheDocument();
});
