import { createContext, createElement, useContext, useSyncExternalStore, type ReactNode } from 'react';
import type { Session, SessionState } from './session.ts';

const SessionContext = createContext<Session | null>(null);

/** Provides the session to all components below. */
export function SessionProvider({ session, children }: { session: Session; children: ReactNode }) {
  return createElement(SessionContext.Provider, { value: session }, children);
}

/**
 * The session object, for saving and clearing.
 *
 * @throws outside of `SessionProvider`
 */
export function useSessionStore(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSessionStore outside of SessionProvider');
  return session;
}

/**
 * Selects a value of the session state; without `select` the whole state. `select` returns a primitive: the
 * component renders only when that changes, for example not when a guest gets an anonymous id.
 */
export function useSession(): SessionState;
export function useSession<T extends string | boolean | null>(select: (state: SessionState) => T): T;
export function useSession<T>(select?: (state: SessionState) => T): T | SessionState {
  const session = useSessionStore();
  return useSyncExternalStore(session.subscribe, () => (select ? select(session.get()) : session.get()));
}

/**
 * Id of the logged-in user; null for guests, with or without an anonymous id
 * (docs/specification/session.md#stored-values).
 */
export const useUserId = (): string | null =>
  useSession(({ login, userId }) => (login && userId ? userId : null));
