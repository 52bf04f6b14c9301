import type { HttpSignal } from '@qingyin/http-client';
import { describe, expect, it, vi } from 'vitest';
import { bindSessionExpiry } from './session-expiry.ts';

function setUp(here = '/playList/1') {
  let emit: (signal: HttpSignal) => void = () => undefined;
  let arrive: () => void = () => undefined;
  const ports = {
    signals: { on: (listener: (signal: HttpSignal) => void) => ((emit = listener), () => undefined) },
    wipeStorage: vi.fn(),
    clearQueries: vi.fn(),
    showInvitation: vi.fn(),
    here: () => here,
    goToLogin: vi.fn(() => new Promise<void>((resolve) => (arrive = resolve))),
  };
  bindSessionExpiry(ports);
  const lose = (status: HttpSignal['status']) => emit({ kind: 'session-lost', status });
  return { ports, lose, arrive: () => (arrive(), Promise.resolve().then(() => Promise.resolve())) };
}

describe('lost session', () => {
  it.each([301, 302, 400, 404, 405, 503] as const)(
    '%i clears storage and opens the login page',
    async (status) => {
      const { ports, lose } = setUp();
      lose(status);
      expect(ports.wipeStorage).toHaveBeenCalledTimes(1);
      expect(ports.goToLogin).toHaveBeenCalledWith('/playList/1');
      expect(ports.showInvitation).toHaveBeenCalledTimes(status === 301 ? 1 : 0);
    },
  );

  it('opens the login page once for several failed requests, and again after it was reached', async () => {
    const { ports, lose, arrive } = setUp();
    lose(404);
    lose(301);
    lose(301);
    expect(ports.goToLogin).toHaveBeenCalledTimes(1);
    expect(ports.showInvitation).toHaveBeenCalledTimes(1);
    await arrive();
    expect(ports.clearQueries).toHaveBeenCalledTimes(1);
    lose(503);
    expect(ports.goToLogin).toHaveBeenCalledTimes(2);
  });

  it('shows the message and stays on the login page', async () => {
    const { ports, lose } = setUp('/login?redirect=/cloud');
    lose(301);
    expect(ports.showInvitation).toHaveBeenCalledTimes(1);
    expect(ports.goToLogin).not.toHaveBeenCalled();
  });
});
