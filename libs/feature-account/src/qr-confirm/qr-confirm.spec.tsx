import { renderWithProviders } from '@qingyin/test-harness';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { StubAnswer } from '@qingyin/http-client/testing';
import QrConfirm from './QrConfirm.tsx';

const capabilities = (features: string[]) => ({
  code: 200,
  data: { product: 'qingyin', version: '1', foreign: false, features },
});
const me = { data: { code: 200, account: null, profile: { nickname: '青山', avatarUrl: '' } } };

/** Renders the confirmation against a stubbed service with one code, whose scan returns the ticket T1. */
function open(answers: Record<string, StubAnswer> = {}) {
  const sent: Record<string, string>[] = [];
  const onClose = vi.fn();
  const part = renderWithProviders(null, {
    '/x/capabilities': capabilities(['qr-login']),
    '/login/status': me,
    '/x/qr/confirm': async (_url: URL, request: Request) => {
      const form = Object.fromEntries(
        [...(await request.formData())].map(([key, value]) => [key, String(value)]),
      );
      sent.push(form);
      return Response.json({
        code: 200,
        data: { state: 802, ticket: form['action'] === 'scan' ? 'T1' : '' },
      });
    },
    ...answers,
  });
  part.session.save({ login: true, userId: '12' });
  part.show(
    <Suspense>
      <QrConfirm code="K1" onClose={onClose} />
    </Suspense>,
  );
  return { ...part, sent, onClose };
}

describe('confirmation of a scanned QR code', () => {
  it('shows account and consequences, and confirms with the ticket of the scan', async () => {
    const { sent, onClose } = open();
    expect(await screen.findByText(/另一台设备想用/)).toBeInTheDocument();
    await waitFor(() => expect(screen.getByText('青山')).toBeInTheDocument());
    expect(screen.getByText(/直到它退出/)).toBeInTheDocument();
    expect(sent).toEqual([{ key: 'K1', action: 'scan' }]);
    await userEvent.click(screen.getByRole('button', { name: '同意登录' }));
    expect(await screen.findByText(/已同意/)).toBeInTheDocument();
    expect(sent[1]).toEqual({ key: 'K1', action: 'confirm', ticket: 'T1' });
    expect(onClose).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: '完成' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('refuses and closes', async () => {
    const { sent, onClose } = open();
    await userEvent.click(await screen.findByRole('button', { name: '拒绝' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(sent[1]).toEqual({ key: 'K1', action: 'refuse', ticket: 'T1' });
  });

  it('shows that the code has expired', async () => {
    open({ '/x/qr/confirm': { code: 404, msg: '二维码不存在' } });
    expect(await screen.findByText(/已经过期，或者已经用过/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '同意登录' })).toBeNull();
  });

  it('sends no request if the service lacks the capability', async () => {
    const { stub } = open({ '/x/capabilities': capabilities(['provoke']) });
    expect(await screen.findByText(/不在这里确认扫码登录/)).toBeInTheDocument();
    expect(stub.paths()).not.toContain('/x/qr/confirm');
  });

  it('offers a retry after an error', async () => {
    let calls = 0;
    open({
      '/x/qr/confirm': () =>
        calls++ === 0 ? { code: 500 } : { code: 200, data: { state: 802, ticket: 'T' } },
    });
    await userEvent.click(await screen.findByRole('button', { name: '重试' }));
    expect(await screen.findByRole('button', { name: '同意登录' })).toBeInTheDocument();
  });
});
