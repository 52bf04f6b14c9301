import { isComposed } from '@qingyin/ui';
import { useEffect, useLayoutEffect, type RefObject } from 'react';

const nearerOverlays = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

/**
 * Moves the focus into an overlay and, when it goes, back to where it was; Escape anywhere asks `onClose` unless
 * something nearer (a menu, the queue) has used it.
 */
export function useOverlayFocus(overlay: RefObject<HTMLElement | null>, onClose: () => void): void {
  useLayoutEffect(() => {
    const before = document.activeElement;
    overlay.current?.focus({ preventScroll: true });
    return () => {
      if (!(before instanceof HTMLElement) || !before.isConnected) return;
      // In a microtask: only then is the overlay gone, and with it a focus that was inside.
      queueMicrotask(() => {
        const { activeElement } = document;
        if (!activeElement || activeElement === document.body) before.focus({ preventScroll: true });
      });
    };
  }, [overlay]);

  useEffect(() => {
    // On window, so that everybody between here and the key has had a chance.
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || isComposed(event)) return;
      const nearer = event.target instanceof Element ? event.target.closest(nearerOverlays) : null;
      if (nearer && nearer !== overlay.current) return;
      event.preventDefault();
      onClose();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [overlay, onClose]);
}
