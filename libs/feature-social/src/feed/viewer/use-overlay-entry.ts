import { overlayEntry, useLocation, useNavigate, useRouter } from '@qingyin/routing';
import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Gives what lies over a page an entry of its own in the history, so that Back closes it (screens.md, decision 13). It is
 * not in the address: after a reload the page is there without it. `onGone`: the entry was left, by whatever way.
 */
export function useOverlayEntry(onGone: () => void): { open: () => void; close: () => void } {
  const router = useRouter();
  const navigate = useNavigate();
  const key = useLocation({ select: ({ state }) => state.__TSR_key });
  /** the entry below, and whether ours has been reached */
  const opened = useRef<{ below: string | undefined; reached: boolean } | null>(null);
  const gone = useEffectEvent(() => onGone());
  useEffect(() => {
    const own = opened.current;
    if (!own) return;
    if (key !== own.below && !own.reached) own.reached = true;
    else if (own.reached) {
      opened.current = null;
      gone();
    }
    // Only a change of the entry counts.
  }, [key]);
  return {
    open: () => {
      opened.current = { below: key, reached: false };
      void navigate({ to: '.', search: true, state: overlayEntry, resetScroll: false });
    },
    close: () => {
      if (opened.current?.reached) return router.history.back();
      opened.current = null;
      onGone();
    },
  };
}
