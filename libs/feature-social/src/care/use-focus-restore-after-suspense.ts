import { type RefObject, useLayoutEffect, useRef } from 'react';

const nobodyHasIt = (): boolean => !document.activeElement || document.activeElement === document.body;

/**
 * Restores the focus in a part of the page after Suspense has hidden it: while code loads, the fallback takes its
 * place, and browsers remove the focus from hidden elements (docs/specification/routes.md#layouts-and-wrapper-pages).
 */
export function useFocusRestoreAfterSuspense(part: RefObject<HTMLElement | null>): void {
  const had = useRef<Element | null>(null);
  // React runs the cleanup of layout effects when Suspense hides the part, and the effect again when it shows it.
  useLayoutEffect(() => {
    const element = part.current;
    if (had.current instanceof HTMLElement && had.current.isConnected && nobodyHasIt())
      had.current.focus({ preventScroll: true });
    return () => {
      const { activeElement } = document;
      had.current = element?.contains(activeElement) ? activeElement : null;
    };
  }, [part]);
}
