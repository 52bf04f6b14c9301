import type { LoginIntent } from '@qingyin/auth-gate';

export interface LoginIntentPorts {
  session: { get(): { login: boolean; userId: string | null }; subscribe(listener: () => void): () => void };
  takeIntent(): LoginIntent | null;
  /** Performs the intent; rejects if the service refuses. */
  perform(intent: LoginIntent, userId: string): Promise<unknown>;
  /** Runs the action and offers a retry if it rejects. */
  attempt(action: () => Promise<unknown>): Promise<void>;
}

/**
 * Performs the stored login intent after a login (docs/specification/session.md#personal-pages).
 *
 * @returns a function that ends the subscription
 */
export function bindLoginIntent({ session, takeIntent, perform, attempt }: LoginIntentPorts): () => void {
  let was = session.get().login;
  return session.subscribe(() => {
    const { login, userId } = session.get();
    const justLoggedIn = login && !was;
    was = login;
    if (!justLoggedIn || userId === null) return;
    const intent = takeIntent();
    if (intent) void attempt(() => perform(intent, userId));
  });
}
