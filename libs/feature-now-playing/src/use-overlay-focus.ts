import { isImeKey } from '@qingyin/ui';
import { useEffect, useLayoutEffect, type RefObject } from 'react';

const nearerOverlays = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

/**
 * Moves the focus into an overlay and restores it when the overlay unmounts or `open` becomes false. Escape
 * anywhere calls `onClose`, unless something closer (a menu, the queue) has handled it.
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

  useEffect(() => {
    if (!open) return undefined;
    // Listens on `window`, so that all other listeners can handle the key first.
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || isImeKey(event)) return;
      const nearer = event.target instanceof Element ? event.target.closest(nearerOverlays) : null;
      if (nearer && nearer !== overlay.current) return;
      event.preventDefault();
      onClose();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [overlay, onClose, open]);
}
