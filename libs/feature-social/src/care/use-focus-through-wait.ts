import { type RefObject, useLayoutEffect, useRef } from 'react';

const nobodyHasIt = (): boolean => !document.activeElement || document.activeElement === document.body;

/**
 * Gives the focus back to what had it in a part of the page, once the part is seen again: while code is waited for, the
 * waiting view stands in its place, and browsers take the focus from what is hidden (screens.md, decision 10).
 */
export function useFocusThroughWait(part: RefObject<HTMLElement | null>): void {
  const had = useRef<Element | null>(null);
  // Layout effects end when React hides a part, and begin again when it shows it.
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
