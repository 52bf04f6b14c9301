import { useCloseOnEscape } from '@qingyin/ui/lazy';
import { type RefObject, useLayoutEffect } from 'react';

/**
 * Moves the focus into an overlay that covers the page, and restores it when the overlay unmounts or `open` becomes
 * false. Escape calls `onClose` if no overlay is above it, for example a menu or the queue.
 */
export function useOverlayFocus(
  overlay: RefObject<HTMLElement | null>,
  onClose: () => void,
  open = true,
): void {
  useLayoutEffect(() => {
    if (!open) return undefined;
    const before = document.activeElement;
    const part = overlay.current;
    part?.focus({ preventScroll: true });
    return () => {
      if (!(before instanceof HTMLElement) || !before.isConnected) return;
      // In a microtask: only then is the overlay removed, and with it a focus inside.
      queueMicrotask(() => {
        const { activeElement } = document;
        const nowhere = !activeElement || activeElement === document.body;
        if (nowhere || part?.contains(activeElement)) before.focus({ preventScroll: true });
      });
    };
  }, [overlay, open]);

  useCloseOnEscape(onClose, { open, coversPageOnly: true });
}
