import { useLayoutEffect } from 'react';

/**
 * Focus restoration: when the overlay unmounts, the focus returns to where it was before; for an overlay that
 * replaced another, to where it was before both. Where that is gone, or nothing had the focus because the address
 * opened the overlay, it goes to the main element: otherwise keyboard users would begin at the top of the page again.
 */
export function useFocusReturn(): void {
  useLayoutEffect(() => {
    let before = document.activeElement;
    // The replaced overlay returns the focus in this task: read it afterwards.
    if (!before || before === document.body) queueMicrotask(() => (before = document.activeElement));
    return () => {
      const isThere = before instanceof HTMLElement && before.isConnected && before !== document.body;
      const back = isThere ? (before as HTMLElement) : document.getElementById('main');
      // Only if the focus has not been moved on purpose meanwhile.
      if (hasLostFocus()) back?.focus({ preventScroll: true });
      else queueMicrotask(() => hasLostFocus() && back?.focus({ preventScroll: true }));
    };
  }, []);
}

const hasLostFocus = (): boolean => !document.activeElement || document.activeElement === document.body;
