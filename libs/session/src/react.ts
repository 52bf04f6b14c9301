import { createContext, createElement, useContext, useSyncExternalStore, type ReactNode } from 'react';
import type { Session, SessionState } from './session.ts';

const SessionContext = createContext<Session | null>(null);

/** Gives the session to everything below. */
export function SessionProvider({ session, children }: { session: Session; children: ReactNode }) {
  return createElement(SessionContext.Provider, { value: session }, children);
}

/** The session itself, for saving and clearing; throws outside of `SessionProvider`. */
export function useSessionStore(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession outside of SessionProvider');
  return session;
}

/**
 * What `select` reads from the four session values, up to date; all of them without it. `select` returns a plain value:
 * the component is drawn anew only when that one changes, and not when a guest is given an anonymous id.
 */
export function useSession(): SessionState;
export function useSession<T extends string | boolean | null>(select: (state: SessionState) => T): T;
export function useSession<T>(select?: (state: SessionState) => T): T | SessionState {
  const session = useSessionStore();
  return useSyncExternalStore(session.subscribe, () => (select ? select(session.get()) : session.get()));
}

/** The number of whoever is logged in; null for guests, before and after the service gave them a number (seed §3). */
export const useUserId = (): string | null =>
  useSession(({ login, userId }) => (login && userId ? userId : null));
