import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { createSession } from './index.ts';
import { SessionProvider, useSession, useSessionStore } from './react.ts';

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

  it('is missed loudly outside of its provider', () => {
    expect(() => renderHook(() => useSession())).toThrow('SessionProvider');
  });
});
