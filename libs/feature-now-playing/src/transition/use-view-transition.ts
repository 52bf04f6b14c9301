import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { hasViewTransitions, startNowTransition } from './start-now-transition.ts';

/**
 * Shows the now-playing page in a view transition once it is mounted, and removes it in another one when it is no longer
 * `open`. In browsers without view transitions, and with reduced motion, it is always shown, and `useOpenCloseAnimation`
 * animates it.
 *
 * @param onGone called when the page was removed
 * @returns `shown`: whether to render the page; `settled`: whether its transition has ended, before which it should
 * render little; `transitions`: whether view transitions show and remove it
 */
export function useViewTransition(open: boolean, onGone: (() => void) | undefined) {
  const [transitions] = useState(hasViewTransitions);
  const [shown, setShown] = useState(!transitions);
  const [settled, setSettled] = useState(!transitions);
  const gone = useEffectEvent(() => onGone?.());
  const wanted = useRef(false);
  useEffect(() => {
    if (!transitions) return;
    // Closed before it was shown.
    if (!open && !wanted.current) gone();
    if (open === wanted.current) return;
    wanted.current = open;
    const ended = startNowTransition(open ? 'open' : 'close', () => {
      // A later change has its own transition.
      if (wanted.current !== open) return;
      flushSync(() => setShown(open));
      if (!open) flushSync(() => gone());
    });
    void ended.then(() => setSettled(true));
  }, [open, transitions]);
  return { shown, settled, transitions };
}
