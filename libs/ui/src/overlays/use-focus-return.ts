import { useLayoutEffect } from 'react';

/** Gives the focus back to where it was when the overlay opened, once it is gone. */
export function useFocusReturn(): void {
  useLayoutEffect(() => {
    const before = document.activeElement;
    return () => {
      const lost = !document.activeElement || document.activeElement === document.body;
      if (before instanceof HTMLElement && before.isConnected) {
        // Elsewhere only if somebody has not moved the focus on purpose meanwhile.
        if (lost) before.focus({ preventScroll: true });
        else queueMicrotask(() => focusIfLost(before));
      }
    };
  }, []);
}

function focusIfLost(element: HTMLElement): void {
  if (!document.activeElement || document.activeElement === document.body)
    element.focus({ preventScroll: true });
}
