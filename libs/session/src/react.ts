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

/** The four session values, up to date. */
export function useSession(): SessionState {
  const session = useSessionStore();
  return useSyncExternalStore(session.subscribe, session.get);
}
