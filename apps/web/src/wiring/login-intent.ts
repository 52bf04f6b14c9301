import type { LoginIntent } from '@qingyin/media-kit';

export interface LoginIntentPorts {
  session: { get(): { login: boolean; userId: string | null }; subscribe(listener: () => void): () => void };
  takeIntent(): LoginIntent | null;
  /** finishes what the guest had begun; rejects when the service refuses */
  perform(intent: LoginIntent, userId: string): Promise<unknown>;
  /** does it, and offers it again when it rejects */
  attempt(act: () => Promise<unknown>): Promise<void>;
}

/** After a login, finishes what led to it (screens.md, decision 5). Returns the way out. */
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
