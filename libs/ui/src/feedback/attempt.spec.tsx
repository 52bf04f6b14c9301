import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderUi } from '../test/render.tsx';
import { actionBar } from './action-bar.ts';
import { ActionBarHost } from './ActionBarHost.tsx';
import { attempt } from './attempt.ts';

const lost = () => Promise.reject(new Error('lost'));
const again = () => screen.findByRole('button', { name: '重试' });

it('shows nothing after a success', async () => {
  renderUi(<ActionBarHost />);
  await act(() => attempt('没能收藏', () => Promise.resolve()));
  expect(screen.queryByRole('alert')).toBeNull();
});

it('offers to retry the same action until it succeeds', async () => {
  const user = userEvent.setup();
  renderUi(<ActionBarHost />);
  const doIt = vi.fn(lost);
  await act(() => attempt('没能收藏', doIt));
  expect(screen.getByRole('alert').textContent).toContain('没能收藏');
  await user.click(await again());
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  doIt.mockImplementation(() => Promise.resolve() as Promise<never>);
  await user.click(await again());
  expect(doIt).toHaveBeenCalledTimes(3);
  expect(screen.queryByRole('alert')).toBeNull();
});

it('hides the failure of the same action after a success, and no other', async () => {
  renderUi(<ActionBarHost />);
  await act(() => attempt('没能收藏', lost));
  await act(() => attempt('没能喜欢', () => Promise.resolve()));
  expect(screen.getByRole('alert').textContent).toContain('没能收藏');
  await act(() => attempt('没能收藏', () => Promise.resolve()));
  expect(screen.queryByRole('alert')).toBeNull();
});

it('shows a failure without a retry button where a retry is not possible', () => {
  renderUi(<ActionBarHost />);
  act(() => actionBar.fail({ text: '这首歌不能下载' }));
  expect(screen.getByRole('alert').textContent).toContain('这首歌不能下载');
  expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual(['关闭']);
});
