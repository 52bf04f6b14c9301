import { capabilitiesAnswer, renderWithProviders } from '@qingyin/test-harness';
import type { StubAnswer } from '@qingyin/http-client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { describe, expect, it, vi } from 'vitest';
import Welcome from './Welcome.tsx';

const state = (more: object = {}) => ({
  code: 200,
  data: { state: 'on', progress: null, question: true, ...more },
});

function open(role: string, more: Record<string, StubAnswer> = {}) {
  const given = { onSettings: vi.fn(), onClose: vi.fn() };
  const part = renderWithProviders(null, {
    '/x/capabilities': capabilitiesAnswer(['account', 'demo-catalogue']),
    '/x/role': { code: 200, data: { role } },
    '/x/admin/demo-catalogue/state': state(),
    ...more,
  });
  part.session.save({ userId: '1001', visitor: false, login: true });
  part.show(
    <Suspense>
      <Welcome {...given} />
    </Suspense>,
  );
  return { ...part, ...given };
}

describe('the first steps of an administrator', () => {
  it('lead to the folders, the invitations and the scan', async () => {
    const { onSettings } = open('admin');
    await userEvent.click(await screen.findByRole('button', { name: '选择文件夹…' }));
    await userEvent.click(screen.getByRole('button', { name: '写邀请…' }));
    await userEvent.click(screen.getByRole('button', { name: '看扫描进度…' }));
    expect(onSettings.mock.calls).toEqual([['library'], ['admin'], ['library']]);
  });
  it('remove the demo catalogue after a confirmation', async () => {
    const { stub } = open('admin', {
      '/x/admin/demo-catalogue': state({ state: 'removing', progress: 40, question: false }),
    });
    await userEvent.click(await screen.findByRole('button', { name: '移走演示曲库…' }));
    const asked = await screen.findByRole('dialog', { name: '移走演示曲库？' });
    expect(stub.paths()).not.toContain('/x/admin/demo-catalogue');
    await userEvent.click(within(asked).getByRole('button', { name: '移走' }));
    await waitFor(() => expect(stub.paths()).toContain('/x/admin/demo-catalogue'));
    const sent = stub.requests.find(({ url }) => url.pathname.endsWith('/x/admin/demo-catalogue'));
    expect(await sent?.form()).toEqual({ on: '0' });
  });
  it('keep the demo catalogue, which answers the question', async () => {
    const { stub } = open('admin', { '/x/admin/demo-catalogue': state({ question: false }) });
    await userEvent.click(await screen.findByRole('button', { name: '留着演示曲库' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: '留着演示曲库' })).toBeNull());
    expect(stub.paths()).toContain('/x/admin/demo-catalogue');
  });
  it('are not for others', async () => {
    open('');
    expect(await screen.findByText('这几步由服务器的管理员完成。')).toBeInTheDocument();
  });
});
