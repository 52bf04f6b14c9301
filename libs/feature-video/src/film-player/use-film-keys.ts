import { type RefObject, useEffect, useEffectEvent } from 'react';
import { type FilmKey, filmKeyOf } from './film-keys.ts';

/** Controls that have a use of their own for some keys; a field has one for all. */
const OWN_KEYS =
  '[role="slider"], [role="dialog"], [role="menu"], input, textarea, select, [contenteditable]';
const PRESSED_BY = new Set([' ', 'Enter']);

/**
 * Hears the keys of a film: within it, and anywhere on its page while nothing else has the focus. `onKey` answers whether
 * the key meant something; then nobody else hears it.
 */
export function useFilmKeys(stage: RefObject<HTMLElement | null>, onKey: (key: FilmKey) => boolean): void {
  const hear = useEffectEvent((event: KeyboardEvent): void => {
    const { target } = event;
    if (event.defaultPrevented || !(target instanceof HTMLElement) || !stage.current) return;
    const within = stage.current.contains(target);
    if (!within && target !== document.body) return;
    if (target.closest(OWN_KEYS)) return;
    // A button under the focus is pressed by these itself.
    if (target.closest('button, a[href]') && PRESSED_BY.has(event.key)) return;
    const key = filmKeyOf(event, getComputedStyle(stage.current).direction === 'rtl');
    if (key && onKey(key)) event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => hear(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
