import type { Emitter } from '@qingyin/observable';
import { sessionStatuses, type SessionStatus } from '@qingyin/contract';

/** An event that the app has to handle; this library only reports it. */
export interface HttpSignal {
  kind: 'session-lost';
  status: SessionStatus;
}

/** Subscription to signals. */
export type Signals = Pick<Emitter<HttpSignal>, 'on'>;

/** Whether an HTTP status means that the session is lost. */
export const isSessionStatus = (status: number): status is SessionStatus =>
  sessionStatuses.some((each) => each === status);
