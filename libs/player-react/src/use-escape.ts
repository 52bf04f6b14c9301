import { type RefObject, useEffect } from 'react';

/**
 * A modal dialog or a menu in front handles Escape itself; it may already be removed from the page with the focused
 * element in it.
 */
const isInFront = (target: EventTarget | null, own: Element | null | undefined): boolean => {
  const front = target instanceof Element ? target.closest('[aria-modal="true"], [role="menu"]') : null;
  return front !== null && front !== own;
};

/**
 * Calls `onEscape` when Escape is pressed anywhere and no other handler has used it.
 *
 * @param own the panel itself, if it may be modal
 */
export function useEscape(onEscape: () => void, own?: RefObject<Element | null>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.defaultPrevented || isInFront(event.target, own?.current)) return;
      event.preventDefault();
      onEscape();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [onEscape, own]);
}
