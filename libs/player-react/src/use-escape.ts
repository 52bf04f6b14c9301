import { useEffect } from 'react';

/**
 * A modal dialog in front handles Escape itself; it may already be removed from the page with the focused element
 * in it.
 */
const isInModal = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[aria-modal="true"]') !== null;

/** Calls `onEscape` when Escape is pressed anywhere and no other handler has used it. */
export function useEscape(onEscape: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.defaultPrevented || isInModal(event.target)) return;
      event.preventDefault();
      onEscape();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [onEscape]);
}
