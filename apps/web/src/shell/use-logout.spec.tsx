import { renderConnected } from '@qingyin/test-harness';
import type { StubAnswer } from '@qingyin/http-client/testing';
import { useRouter } from '@qingyin/routing';
import { useSessionStore } from '@qingyin/session/react';
import { actionBar } from '@qingyin/ui';
import { useQueryClient } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Services } from '../services.ts';
import { ServicesProvider } from '../services-context.ts';
import { useLogout } from './use-logout.ts';

function Button() {
  const logout = useLogout();
  return <button onClick={() => void logout()}>退出登录</button>;
}

function Bench() {
  const services = { session: useSessionStore(), queryClient: useQueryClient(), router: useRouter() };
  return (
    <ServicesProvider value={services as unknown as Services}>
      <Button />
    </ServicesProvider>
  );
}

const show = (logout: StubAnswer) => renderConnected(<Bench />, { answers: { '/logout': logout } });
const isIn = () => localStorage.getItem('login') === 'true';

it('keeps the session when the service is unreachable and offers a retry', async () => {
  let down = true;
  const { user } = await show(() => (down ? new Response('', { status: 500 }) : { code: 200 }));
  await user.click(screen.getByRole('button', { name: '退出登录' }));
  expect(await screen.findByText('没有连上服务，还没有退出登录')).toBeInTheDocument();
  expect(isIn()).toBe(true);
  down = false;
  await user.click(screen.getByRole('button', { name: '重试' }));
  await waitFor(() => expect(isIn()).toBe(false));
});

it('hides the action bar at logout', async () => {
  const { user } = await show({ code: 200 });
  act(() => actionBar.show({ text: '已移除', undo: () => undefined }));
  await user.click(screen.getByRole('button', { name: '退出登录' }));
  await waitFor(() => expect(isIn()).toBe(false));
  // Well before the action bar would disappear by itself.
  await waitFor(() => expect(screen.queryByText('已移除')).toBeNull());
});
