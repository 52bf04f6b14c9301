import { useSessionStore } from '@qingyin/session/react';
import { actionBar } from '@qingyin/ui';
import { useCallback } from 'react';

/** Something that is out of sight already, and that nobody can bring back once the service has heard of it. */
export interface LateRemoval {
  /** what was done, translated */
  text: string;
  /** brings it back in sight */
  show: () => void;
  /** tells the service, and says where that fails; never rejects. `last`: the page is about to go */
  send: (last: boolean) => Promise<void>;
}

/**
 * Offers to take a removal back. The service hears of it only once that offer has ended, or the page does; not at all when
 * somebody else is signed in by then, or nobody.
 */
export function useLateRemoval(): (removal: LateRemoval) => void {
  const session = useSessionStore();
  return useCallback(
    ({ text, show, send }: LateRemoval): void => {
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
