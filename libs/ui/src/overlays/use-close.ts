import { useEffect, useEffectEvent } from 'react';
import { isImeKey } from '../keys/is-ime-key.ts';
import { type OverlayPlace, useIsTopmostOverlay } from './use-is-topmost-overlay.ts';

/**
 * Escape anywhere calls `onClose` if no overlay is above the calling one and nothing inside it has used the key, for
 * example a field with text to clear, a list of suggestions or a tooltip.
 */
export function useCloseOnEscape(onClose: () => void, place?: OverlayPlace): void {
  const onTop = useIsTopmostOverlay(place);
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || isImeKey(event) || !onTop) return;
    // The overlay below is the topmost one as soon as this one is closed.
    event.preventDefault();
    onClose();
  });
  useEffect(() => {
    // On `window`, so that all other listeners come first.
    const onKeyDown = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}
