import { useLayoutEffect } from 'react';

/**
 * Focus restoration: when the overlay unmounts, the focus returns to where it was before; for an overlay that
 * replaced another, to where it was before both.
 */
export function useFocusReturn(): void {
  useLayoutEffect(() => {
    let before = document.activeElement;
    // The replaced overlay returns the focus in this task: read it afterwards.
    if (!before || before === document.body) queueMicrotask(() => (before = document.activeElement));
    return () => {
      const back = before;
      const lost = !document.activeElement || document.activeElement === document.body;
      if (back instanceof HTMLElement && back.isConnected) {
        // Only if the focus has not been moved on purpose meanwhile.
        if (lost) back.focus({ preventScroll: true });
        else queueMicrotask(() => focusIfLost(back));
      }
    };
  }, []);
}

function focusIfLost(element: HTMLElement): void {
  if (!document.activeElement || document.activeElement === document.body)
    element.focus({ preventScroll: true });
}
