import { likeMutation } from '@qingyin/data-library';
import { subscribePlaylistMutation } from '@qingyin/data-music';
import type { LoginIntent } from '@qingyin/media-kit';
import { MutationObserver, type QueryClient } from '@tanstack/react-query';

export interface LoginIntentPorts {
  session: { get(): { login: boolean; userId: string | null }; subscribe(listener: () => void): () => void };
  takeIntent(): LoginIntent | null;
  /** finishes what the guest had begun; rejects when the service refuses */
  perform(intent: LoginIntent, userId: string): Promise<unknown>;
  /** the intent was not finished; the person is told */
  failed(): void;
}

/** After a login, finishes what led to it (screens.md, decision 5). Returns the way out. */
export function bindLoginIntent({ session, takeIntent, perform, failed }: LoginIntentPorts): () => void {
  let was = session.get().login;
  return session.subscribe(() => {
    const { login, userId } = session.get();
    const justLoggedIn = login && !was;
    was = login;
    if (!justLoggedIn || userId === null) return;
    const intent = takeIntent();
    if (intent) perform(intent, userId).catch(failed);
  });
}

/** The acts a guest may begin, by kind; each runs without the page that asked. */
export function createIntentActions(client: QueryClient) {
  return async ({ kind, payload }: LoginIntent, userId: string): Promise<void> => {
    if (kind === 'like') {
      const { id, like } = payload;
      await new MutationObserver(client, likeMutation()).mutate({
        uid: userId,
        id: Number(id),
        like: like === true,
      });
    } else if (kind === 'subscribe-playlist') {
      const { id, subscribe } = payload;
      await new MutationObserver(client, subscribePlaylistMutation()).mutate({
        id: String(id),
        subscribe: subscribe === true,
      });
    }
  };
}
