import { historyEntry, overlayEntry, useLocation, useNavigate, useRouter } from '@qingyin/routing';
import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * History entry for an overlay, so that Back closes it (docs/specification/routes.md#overlays). The URL does not
 * change: after a reload the page opens without the overlay.
 * @param onGone called when the entry is left, in any way
 */
export function useOverlayHistoryEntry(onGone: () => void): { open: () => void; close: () => void } {
  const router = useRouter();
  const navigate = useNavigate();
  const key = useLocation({ select: (location) => historyEntry(location).key });
  /** key of the entry below, and whether the overlay's entry has become current; null: closed */
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
    // Runs on a change of the history entry only.
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
