import { useEffect } from 'react';

/** Calls `onEscape` when Escape is pressed anywhere and nobody nearer has used it. */
export function useEscape(onEscape: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      onEscape();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [onEscape]);
}
