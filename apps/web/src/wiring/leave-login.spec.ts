import { createSession } from '@qingyin/session';
import { expect, it, vi } from 'vitest';
import { leaveLoginWithOtherTabs } from './leave-login.ts';

function open(pathname: string) {
  const tab = new EventTarget();
  const session = createSession(localStorage, tab as Pick<Window, 'addEventListener'>);
  const invalidate = vi.fn();
  const router = { state: { location: { pathname } }, invalidate };
  leaveLoginWithOtherTabs(session, router as never, tab as Pick<Window, 'addEventListener'>);
  /** Simulates a write to local storage by another tab. */
  const store = (key: string, value: string) => {
    localStorage.setItem(key, value);
    tab.dispatchEvent(new StorageEvent('storage', { key }));
  };
  return { invalidate, store };
}

it('invalidates the login route after a login in another tab', () => {
  const { invalidate, store } = open('/login');
  store('userId', '7');
  expect(invalidate).not.toHaveBeenCalled();
  store('login', 'true');
  expect(invalidate).toHaveBeenCalledOnce();
});

it('does nothing on other pages', () => {
  const { invalidate, store } = open('/test');
  store('login', 'true');
  expect(invalidate).not.toHaveBeenCalled();
});
