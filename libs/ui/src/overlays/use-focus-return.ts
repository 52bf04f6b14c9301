import { useLayoutEffect } from 'react';

/**
 * Gives the focus back to where it was when the overlay opened, once it is gone; from an overlay that took another's
 * place, to where it was before both.
 */
export function useFocusReturn(): void {
  useLayoutEffect(() => {
    let before = document.activeElement;
    // An overlay whose place this one takes is about to give the focus back to where it had it from.
    if (!before || before === document.body) queueMicrotask(() => (before = document.activeElement));
    return () => {
      const back = before;
      const lost = !document.activeElement || document.activeElement === document.body;
      if (back instanceof HTMLElement && back.isConnected) {
        // Elsewhere only if somebody has not moved the focus on purpose meanwhile.
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
