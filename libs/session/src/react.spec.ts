import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { createSession } from './index.ts';
import { SessionProvider, useSession, useSessionStore, useUserId } from './react.ts';

beforeEach(() => localStorage.clear());

describe('session hooks', () => {
  const session = () => createSession(localStorage);

  it('renders when the session changes', () => {
    const given = session();
    const { result } = renderHook(() => useSession(), {
      wrapper: ({ children }) => SessionProvider({ session: given, children }),
    });
    expect(result.current.login).toBe(false);
    act(() => given.save({ login: true }));
    expect(result.current.login).toBe(true);
  });

  it('gives access to saving and clearing', () => {
    const given = session();
    const { result } = renderHook(() => useSessionStore(), {
      wrapper: ({ children }) => SessionProvider({ session: given, children }),
    });
    expect(result.current).toBe(given);
  });

  it('returns the id of a logged-in user, and none for guests', () => {
    const given = session();
    const { result } = renderHook(() => useUserId(), {
      wrapper: ({ children }) => SessionProvider({ session: given, children }),
    });
    act(() => given.save({ userId: '88', visitor: true, login: false }));
    expect(result.current).toBeNull();
    act(() => given.save({ userId: '7', visitor: false, login: true }));
    expect(result.current).toBe('7');
  });

  it('throws outside of the provider', () => {
    expect(() => renderHook(() => useSession())).toThrow('SessionProvider');
  });
});
