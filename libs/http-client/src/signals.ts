import { sessionStatuses, type SessionStatus } from '@qingyin/contract';

/** An event that the app has to handle; this library only reports it. */
export interface HttpSignal {
  kind: 'session-lost';
  status: SessionStatus;
}

/** Subscription to signals. */
export interface Signals {
  /** Calls `listener` for each signal; returns the unsubscribe function. */
  on(listener: (signal: HttpSignal) => void): () => void;
}

/** Whether an HTTP status means that the session is lost. */
export const isSessionStatus = (status: number): status is SessionStatus =>
  sessionStatuses.some((each) => each === status);

/** Creates an emitter of signals. */
export function createSignals(): Signals & { emit(signal: HttpSignal): void } {
  const listeners = new Set<(signal: HttpSignal) => void>();
  return {
    on(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    emit(signal) {
      for (const listener of [...listeners]) listener(signal);
    },
  };
}
