import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { createSession } from './index.ts';
import { SessionProvider, useSession, useSessionStore, useUserId } from './react.ts';

beforeEach(() => localStorage.clear());

describe('the session in components', () => {
  const session = () => createSession(localStorage);

  it('is drawn anew when it changes', () => {
    const given = session();
    const { result } = renderHook(() => useSession(), {
      wrapper: ({ children }) => SessionProvider({ session: given, children }),
    });
    expect(result.current.login).toBe(false);
    act(() => given.save({ login: true }));
    expect(result.current.login).toBe(true);
  });

  it('can be saved and cleared from there', () => {
    const given = session();
    const { result } = renderHook(() => useSessionStore(), {
      wrapper: ({ children }) => SessionProvider({ session: given, children }),
    });
    expect(result.current).toBe(given);
  });

  it('names who is logged in, and no guest', () => {
    const given = session();
    const { result } = renderHook(() => useUserId(), {
      wrapper: ({ children }) => SessionProvider({ session: given, children }),
    });
    act(() => given.save({ userId: '88', visitor: true, login: false }));
    expect(result.current).toBeNull();
    act(() => given.save({ userId: '7', visitor: false, login: true }));
    expect(result.current).toBe('7');
  });

  it('is missed loudly outside of its provider', () => {
    expect(() => renderHook(() => useSession())).toThrow('SessionProvider');
  });
});
