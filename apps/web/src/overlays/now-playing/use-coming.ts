import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { mayMove } from '../../hands/gestures/moved.ts';
import { flyCover, WAY_EASING, WAY_MS } from './cover/cover-flight.ts';

/** How far the page sinks while it goes, px. */
const SINKS_PX = 48;

/**
 * The page comes, and goes again while `leaving`: it sinks from where it is seen (a finger may hold it) and fades, and its
 * cover goes back into the player bar as it has come out of it. Whoever opens it meanwhile gets it back from where it is. It
 * takes no input on its way out. `onGone`: it may be taken away. Little motion: it fades only.
 */
export function useComing(
  page: RefObject<HTMLElement | null>,
  leaving: boolean,
  onGone: (() => void) | undefined,
): void {
  const gone = useEffectEvent(() => onGone?.());
  const was = useRef<boolean | null>(null);
  const way = useRef<Animation | null>(null);

  useLayoutEffect(() => {
    const before = was.current;
    was.current = leaving;
    const part = page.current;
    if (!part) return;
    const cover = part.querySelector<HTMLElement>('[data-now-cover]');
    // Its code came when nobody wanted it any more.
    if (before === null && leaving) gone();
    if (before === leaving || (before === null && leaving) || !('animate' in part)) return;
    const { opacity, transform } = getComputedStyle(part);
    if (cover && mayMove()) flyCover(cover, leaving ? 'bar' : 'page', new DOMMatrix(transform).m42);
    // It comes by its style sheet.
    if (before === null) return;
    way.current?.cancel();
    // What a finger holds is let go of here.
    part.style.transform = '';
    const sunk = `translateY(${String(SINKS_PX)}px) ${transform === 'none' ? '' : transform}`;
    const to = { opacity: leaving ? 0 : 1, transform: leaving && mayMove() ? sunk : 'none' };
    way.current = part.animate([{ opacity, transform }, to], {
      duration: WAY_MS,
      easing: WAY_EASING,
      fill: leaving ? 'forwards' : 'none',
    });
  }, [page, leaving]);

  // By the clock: a window that nobody sees draws no frames, and its animations do not end.
  useEffect(() => {
    if (!leaving) return undefined;
    const timer = setTimeout(() => gone(), WAY_MS);
    return () => clearTimeout(timer);
  }, [leaving]);
}
