import { createSession } from '@qingyin/session';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Services } from '../services.ts';
import { startSession } from './start-session.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

type Resolved = (event: { fromLocation?: { pathname: string } }) => void;

function start(pathname: string) {
  const session = createSession(localStorage);
  const registerAnonymous = vi.fn(() => Promise.resolve({ cookie: 'visit', userId: 9 }));
  let resolved: Resolved = () => undefined;
  const location = { pathname };
  const router = {
    state: { location },
    subscribe: (_event: 'onResolved', listener: Resolved) => void (resolved = listener),
  };
  const queryClient = { fetchQuery: () => Promise.resolve({ features: [] }) };
  const resume = vi.fn();
  const services = { session, router, registerAnonymous, listens: { resume }, queryClient };
  startSession(services as unknown as Services);
  const go = (to: string) => {
    const from = location.pathname;
    location.pathname = to;
    resolved({ fromLocation: { pathname: from } });
  };
  const idle = () => vi.advanceTimersByTimeAsync(4000);
  return { session, registerAnonymous, resume, go, idle };
}

it('registers an anonymous session once at the first visit', async () => {
  const { session, registerAnonymous, go, idle } = start('/test');
  await idle();
  expect(session.get()).toMatchObject({ cookie: 'visit', userId: '9', visitor: true, login: false });
  go('/mv');
  await idle();
  expect(registerAnonymous).toHaveBeenCalledOnce();
});

it('registers an anonymous session after a logout', async () => {
  const { session, registerAnonymous, idle } = start('/test');
  await idle();
  session.save({ cookie: 'c', userId: '7', visitor: false, login: true });
  session.clear();
  await idle();
  expect(registerAnonymous).toHaveBeenCalledTimes(2);
  expect(session.get().visitor).toBe(true);
});

it('waits while the login page is shown', async () => {
  const { session, registerAnonymous, go, idle } = start('/login');
  await idle();
  session.wipe([]);
  await idle();
  expect(registerAnonymous).not.toHaveBeenCalled();
  go('/test');
  await idle();
  expect(registerAnonymous).toHaveBeenCalledOnce();
});

it('registers no anonymous session after a login', async () => {
  const { session, registerAnonymous, idle } = start('/test');
  session.save({ cookie: 'c', userId: '7', visitor: false, login: true });
  await idle();
  expect(registerAnonymous).not.toHaveBeenCalled();
  expect(session.get().userId).toBe('7');
});

it('delivers queued listening events of users only', async () => {
  const { session, resume } = start('/test');
  await vi.advanceTimersByTimeAsync(6000);
  expect(resume).not.toHaveBeenCalled();
  session.save({ cookie: 'c', userId: '7', visitor: false, login: true });
  expect(resume).toHaveBeenCalledOnce();
});
