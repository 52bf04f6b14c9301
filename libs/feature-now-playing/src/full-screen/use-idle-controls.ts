import { type RefObject, useEffect } from 'react';
import './idle-controls.css';

/** Time without pointer, touch or key after which the controls fade, ms. */
export const IDLE_MS = 4000;

const activities = ['pointermove', 'pointerdown', 'wheel', 'keydown', 'focusin'] as const;
const inFront =
  '[aria-modal="true"], [role="menu"], [role="listbox"], [role="dialog"]:not([data-page-keys], [inert] *)';

/**
 * While `active`, marks the document with `data-idle` after `IDLE_MS` without pointer, touch or key, so that the controls
 * of the page and the pointer fade (idle-controls.css); the next of these takes the mark away. The mark is not set while
 * a control has the focus of the keyboard, or a menu or dialog is open.
 */
export function useIdleControls(page: RefObject<HTMLElement | null>, active: boolean): void {
  useEffect(() => {
    if (!active) return undefined;
    const root = document.documentElement;
    let timer: ReturnType<typeof setTimeout>;
    let seenAt = '';
    const wait = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (isInUse(page.current)) wait();
        else root.toggleAttribute('data-idle', true);
      }, IDLE_MS);
    };
    const wake = (event: Event): void => {
      if (event instanceof MouseEvent && event.type === 'pointermove') {
        // Browsers send movements of a resting pointer when the page below it changes.
        const at = `${event.screenX} ${event.screenY}`;
        if (at === seenAt) return;
        seenAt = at;
      }
      root.removeAttribute('data-idle');
      wait();
    };
    wait();
    for (const type of activities) window.addEventListener(type, wake, { capture: true, passive: true });
    return () => {
      clearTimeout(timer);
      root.removeAttribute('data-idle');
      for (const type of activities) window.removeEventListener(type, wake, { capture: true });
    };
  }, [page, active]);
}

/** Whether a control has the focus of the keyboard, or something lies in front of the page. */
function isInUse(page: Element | null): boolean {
  const focused = document.activeElement;
  const control = focused !== page && focused !== document.body && !focused?.closest('[data-side]');
  return (control && focused?.matches(':focus-visible')) || document.querySelector(inFront) !== null;
}
