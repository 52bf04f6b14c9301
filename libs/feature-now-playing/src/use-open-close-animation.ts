import { animationsAllowed } from '@qingyin/ui';
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { animateCover, COVER_TRANSITION_EASING, COVER_TRANSITION_MS } from './cover/cover-transition.ts';

/** Distance the page moves down while it closes, px. */
const SINKS_PX = 48;

export interface OpenCloseOptions {
  leaving: boolean;
  /** false: view transitions show and remove the page (transition/use-view-transition.ts) */
  animates: boolean;
  /** called when the page may be unmounted */
  onGone: (() => void) | undefined;
}

/**
 * Open and close animation of the page. Closing (`leaving`) moves it down from its current position (pull to
 * dismiss may have moved it) and fades it out, while its cover returns to the player bar; opening reverses an exit
 * transition from where it is. `onGone` is called when it may be unmounted. With reduced motion it only fades.
 */
export function useOpenCloseAnimation(
  page: RefObject<HTMLElement | null>,
  { leaving, animates, onGone }: OpenCloseOptions,
): void {
  const gone = useEffectEvent(() => onGone?.());
  const was = useRef<boolean | null>(null);
  const way = useRef<Animation | null>(null);

  useLayoutEffect(() => {
    const before = was.current;
    was.current = leaving;
    const part = page.current;
    if (!part || !animates) return;
    const cover = part.querySelector<HTMLElement>('[data-now-cover]');
    // The code arrived after the page was closed again.
    if (before === null && leaving) gone();
    if (before === leaving || (before === null && leaving) || !('animate' in part)) return;
    const { opacity, transform } = getComputedStyle(part);
    if (cover && animationsAllowed())
      animateCover(cover, leaving ? 'bar' : 'page', new DOMMatrix(transform).m42);
    // The first opening is animated by the stylesheet.
    if (before === null) return;
    way.current?.cancel();
    // Ends the offset of pull to dismiss.
    part.style.transform = '';
    const sunk = `translateY(${String(SINKS_PX)}px) ${transform === 'none' ? '' : transform}`;
    const to = { opacity: leaving ? 0 : 1, transform: leaving && animationsAllowed() ? sunk : 'none' };
    way.current = part.animate([{ opacity, transform }, to], {
      duration: COVER_TRANSITION_MS,
      easing: COVER_TRANSITION_EASING,
      fill: leaving ? 'forwards' : 'none',
    });
  }, [page, leaving, animates]);

  // A timer instead of the animation's end, because hidden windows render no frames and their animations do not
  // finish.
  useEffect(() => {
    if (!leaving) return undefined;
    const timer = setTimeout(() => gone(), COVER_TRANSITION_MS);
    return () => clearTimeout(timer);
  }, [leaving]);
}
