import { useLingui } from '@lingui/react/macro';
import { renderConnected } from '@qingyin/test-harness';
import { act, screen } from '@testing-library/react';
import { useSyncExternalStore } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { takeIntent } from './login-intent.ts';
import LoginPrompt from './LoginPrompt.tsx';
import { attachLoginPrompt, loginRequests } from './login-requests.ts';
import { useRequireLogin } from './use-require-login.ts';

const LIKE = { kind: 'like', payload: { id: 7, like: true } };

function Page({ kind }: { kind: string }) {
  const { t } = useLingui();
  const require = useRequireLogin();
  const request = useSyncExternalStore(loginRequests.subscribe, loginRequests.get);
  return (
    <>
      <button type="button" onClick={() => void require({ ...LIKE, kind })}>{t`喜欢`}</button>
      {request && <LoginPrompt request={request} onClose={() => loginRequests.set(null)} />}
    </>
  );
}
const open = (kind = 'like') => renderConnected(<Page kind={kind} />, { userId: null });

let detach: () => void;
beforeEach(() => {
  detach = attachLoginPrompt();
});
afterEach(() => {
  act(detach);
  sessionStorage.clear();
});

it('gives a guest the reason, and stays on the page when they cancel', async () => {
  const { user, router } = await open();
  await user.click(screen.getByRole('button', { name: '喜欢' }));
  expect(await screen.findByRole('dialog', { name: '登录后就能喜欢' })).toHaveTextContent(
    '换一台设备也找得到',
  );
  await user.click(screen.getByRole('button', { name: '取消' }));
  expect(router.state.location.pathname).toBe('/playList/7');
  expect(takeIntent()).toBeNull();
});

it('keeps the action for after the login of a guest who agrees', async () => {
  const { user, router } = await open();
  await user.click(screen.getByRole('button', { name: '喜欢' }));
  await user.click(await screen.findByRole('button', { name: '登录' }));
  await expect.poll(() => router.state.location.pathname).toBe('/login');
  expect(router.state.location.search).toMatchObject({ redirect: '/playList/7' });
  expect(takeIntent()).toEqual(LIKE);
});

it('promises to finish only what is finished after the login', async () => {
  const { user } = await open('visit');
  await user.click(screen.getByRole('button', { name: '喜欢' }));
  expect(await screen.findByRole('dialog', { name: '登录后就能继续' })).toBeVisible();
});

it('leads to the login at once where nothing asks', async () => {
  detach();
  const { user, router } = await open();
  await user.click(screen.getByRole('button', { name: '喜欢' }));
  await expect.poll(() => router.state.location.pathname).toBe('/login');
  detach = attachLoginPrompt();
});
