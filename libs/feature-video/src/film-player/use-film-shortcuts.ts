import { isHandledByTarget } from '@qingyin/ui';
import { type RefObject, useEffect, useEffectEvent } from 'react';
import { type FilmShortcut, filmShortcutOf } from './film-shortcuts.ts';

/**
 * Keyboard shortcuts of the film player, active inside it and on the whole page while nothing else has the focus.
 * `onKey` returns whether it handled the shortcut; then the default is prevented.
 */
export function useFilmShortcuts(
  stage: RefObject<HTMLElement | null>,
  onKey: (key: FilmShortcut) => boolean,
): void {
  const hear = useEffectEvent((event: KeyboardEvent): void => {
    const { target } = event;
    if (event.defaultPrevented || !(target instanceof HTMLElement) || !stage.current) return;
    const within = stage.current.contains(target);
    if (!within && target !== document.body) return;
    if (isHandledByTarget(target, event.key)) return;
    const key = filmShortcutOf(event, getComputedStyle(stage.current).direction === 'rtl');
    if (key && onKey(key)) event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => hear(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
