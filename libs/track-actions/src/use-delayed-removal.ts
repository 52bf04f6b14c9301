import { useSessionStore } from '@qingyin/session/react';
import { actionBar } from '@qingyin/ui';
import { useCallback } from 'react';

/** Removal that is already hidden from the page, and that cannot be undone once it was sent. */
export interface DelayedRemoval {
  /** translated message: what was removed */
  text: string;
  /** shows the removed entry again */
  show: () => void;
  /** sends the removal and reports a failure; never rejects. `last`: the page is being unloaded */
  send: (last: boolean) => Promise<void>;
}

/**
 * Removes with undo: shows an action bar and sends the removal when the bar closes or the page is unloaded. If the
 * session has changed by then (logged out, other user), the entry is shown again and nothing is sent.
 */
export function useDelayedRemoval(): (removal: DelayedRemoval) => void {
  const session = useSessionStore();
  return useCallback(
    ({ text, show, send }: DelayedRemoval): void => {
      const { userId: asked } = session.get();
      let settled = false;
      const settle = (): boolean => {
        if (settled) return false;
        settled = true;
        window.removeEventListener('pagehide', leave);
        return true;
      };
      const commit = (last: boolean): void => {
        if (!settle()) return;
        const { login, userId } = session.get();
        if (!login || userId !== asked) return show();
        void send(last);
      };
      const leave = () => commit(true);
      window.addEventListener('pagehide', leave);
      actionBar.show({
        text,
        undo: () => {
          if (settle()) show();
        },
        onEnd: () => commit(false),
      });
    },
    [session],
  );
}
