import { isOwnKey } from '@qingyin/ui';
import { type RefObject, useEffect, useEffectEvent } from 'react';
import { type FilmKey, filmKeyOf } from './film-keys.ts';

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
    if (isOwnKey(target, event.key)) return;
    const key = filmKeyOf(event, getComputedStyle(stage.current).direction === 'rtl');
    if (key && onKey(key)) event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => hear(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
