import { createSession } from '@qingyin/session';
import { expect, it, vi } from 'vitest';
import { leaveLoginWithOtherTabs } from './leave-login.ts';

function open(pathname: string) {
  const tab = new EventTarget();
  const session = createSession(localStorage, tab as Pick<Window, 'addEventListener'>);
  const invalidate = vi.fn();
  const router = { state: { location: { pathname } }, invalidate };
  leaveLoginWithOtherTabs(session, router as never, tab as Pick<Window, 'addEventListener'>);
  /** As another tab stores a value. */
  const store = (key: string, value: string) => {
    localStorage.setItem(key, value);
    tab.dispatchEvent(new StorageEvent('storage', { key }));
  };
  return { invalidate, store };
}

it('asks the route of the login page again once another tab has logged in', () => {
  const { invalidate, store } = open('/login');
  store('userId', '7');
  expect(invalidate).not.toHaveBeenCalled();
  store('login', 'true');
  expect(invalidate).toHaveBeenCalledOnce();
});

it('leaves other pages alone', () => {
  const { invalidate, store } = open('/test');
  store('login', 'true');
  expect(invalidate).not.toHaveBeenCalled();
});
