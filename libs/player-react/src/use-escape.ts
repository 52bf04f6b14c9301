import { useEffect } from 'react';

/** A modal dialog in front closes itself; it may be out of the page by now, with the focused element still in it. */
const isInModal = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[aria-modal="true"]') !== null;

/** Calls `onEscape` when Escape is pressed anywhere and nobody nearer has used it. */
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
