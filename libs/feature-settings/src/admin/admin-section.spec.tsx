import { renderWithProviders } from '@qingyin/test-harness';
import type { StubAnswer } from '@qingyin/http-client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import AdminSection from './AdminSection.tsx';

const open = { id: 3, createTime: 1e12, expireTime: 2e12, state: 'open', usedBy: null };
const used = { ...open, id: 2, state: 'used', usedBy: { userId: 8, nickname: '半夏' } };
const link = 'http://qingyin.test/login?invitation=cafe';
const answers: Record<string, StubAnswer> = {
  '/x/capabilities': {
    code: 200,
    data: { product: 'qingyin', version: '0.1.0', foreign: false, features: ['sign-up', 'sign-up-invite'] },
  },
  '/x/invitations': { code: 200, data: [open, used] },
  '/x/invitations/create': { code: 200, data: { ...open, id: 4, invitation: 'cafe', link } },
  '/x/admin/files': {
    code: 200,
    data: { trash: { files: 0, bytes: 0 }, cleanUp: null, damaged: { count: 0, files: [] } },
  },
  '/x/admin/captchas': {
    code: 200,
    data: [
      { countryCode: '86', phone: '13911112222', captcha: '123456', createTime: 1e12, expireTime: 2e12 },
    ],
  },
};
const stored = { trash: { files: 3, bytes: 2_097_152 }, cleanUp: null, damaged: { count: 0, files: [] } };
const show = (more: Record<string, StubAnswer> = {}) => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ status: 'ok' })));
  const part = renderWithProviders(null, { ...answers, ...more });
  part.show(<AdminSection onWelcome={vi.fn()} />);
  return part;
};
const rows = () => within(screen.getByRole('list', { name: '邀请' })).getAllByRole('listitem');

afterEach(() => vi.unstubAllGlobals());

it('creates an invitation with the chosen lifetime and shows its link and QR code', async () => {
  const { stub } = show();
  await userEvent.click(screen.getByRole('radio', { name: '30 天' }));
  await userEvent.click(screen.getByRole('button', { name: '新的邀请' }));
  expect((await screen.findByRole<HTMLInputElement>('textbox', { name: '邀请链接' })).value).toBe(link);
  expect(await screen.findByRole('img', { name: '邀请链接的二维码' })).toBeInTheDocument();
  const asked = stub.requests.find(({ url }) => url.pathname === '/api/x/invitations/create');
  expect(await asked?.form()).toEqual({ days: '30' });
});

it('revokes an open invitation and shows who used another', async () => {
  const { stub } = show({ '/x/invitations/revoke': { code: 200 } });
  await waitFor(() => expect(rows()).toHaveLength(2));
  expect(screen.getByText(/用它注册了/).textContent).toContain('半夏');
  await userEvent.click(screen.getByRole('button', { name: /^收回/ }));
  await waitFor(() => expect(stub.paths()).toContain('/x/invitations/revoke'));
});

it('restores an invitation that could not be revoked', async () => {
  show({ '/x/invitations/revoke': { code: 500 } });
  await userEvent.click(await screen.findByRole('button', { name: /^收回/ }));
  expect(await screen.findByText(/没有成功/)).toBeInTheDocument();
  expect(rows()).toHaveLength(2);
});

it('shows pending verification codes and the server status', async () => {
  show();
  expect(await screen.findByText('123456')).toBeInTheDocument();
  expect(await screen.findByText('qingyin 0.1.0')).toBeInTheDocument();
  expect(screen.getByText('要有邀请')).toBeInTheDocument();
  expect(await screen.findByText(/正常/)).toBeInTheDocument();
});

it('shows the size of the trash', async () => {
  show({ '/x/admin/files': { code: 200, data: stored } });
  expect(await screen.findByText('3 个文件，2 MB')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '移到回收站' })).toBeNull();
});

it('confirms a stopped clean-up with the number of files it shows', async () => {
  const cleanUp = { files: 40, unknown: 7, time: 1e12 };
  const { stub } = show({
    '/x/admin/files': { code: 200, data: { ...stored, cleanUp } },
    '/x/admin/files/clean': { code: 200, data: { moved: 7 } },
  });
  expect(await screen.findByText(/40 个文件里有 7 个/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: '移到回收站' }));
  await waitFor(() => expect(stub.paths()).toContain('/x/admin/files/clean'));
  const asked = stub.requests.find(({ url }) => url.pathname === '/api/x/admin/files/clean');
  expect(await asked?.form()).toEqual({ unknown: '7' });
});

it('shows an error if the clean-up is refused', async () => {
  show({
    '/x/admin/files': { code: 200, data: { ...stored, cleanUp: { files: 40, unknown: 7, time: 1e12 } } },
    '/x/admin/files/clean': { code: 400 },
  });
  await userEvent.click(await screen.findByRole('button', { name: '移到回收站' }));
  expect(await screen.findByText(/没有成功/)).toBeInTheDocument();
});

const damagedFile = { hash: 'ab'.repeat(32), size: 2_097_152, reason: 'size', time: 1e12 };

it('lists damaged files with the kind of damage and the content hash', async () => {
  show({ '/x/admin/files': { code: 200, data: { ...stored, damaged: { count: 1, files: [damagedFile] } } } });
  const list = await screen.findByRole('list', { name: '损坏的文件' });
  const row = within(list).getByRole('listitem').textContent;
  expect(row).toMatch(/^文件不完整.*2 MB/);
  expect(row).toContain('ab'.repeat(32));
  expect(screen.queryByText(/只列出/)).toBeNull();
});

it('shows that only some of the damaged files are listed', async () => {
  const damaged = { count: 1200, files: [damagedFile] };
  show({ '/x/admin/files': { code: 200, data: { ...stored, damaged } } });
  expect(await screen.findByText(/只列出最近发现的 1 个。/)).toBeInTheDocument();
  expect(screen.getByText('1,200')).toBeInTheDocument();
});
