import { useRouter } from '@qingyin/routing';
import { useEffect } from 'react';

/** Frames in which the page before, or a menu that led to the new page, may still go and take the focus along. */
const FRAMES = 90;

/**
 * Moves the focus to the main element when it is lost a little after a navigation. What loses it at once is handled by
 * the root view, which does not wait for this code.
 */
export function useFocusAfterNavigation(): void {
  const router = useRouter();
  useEffect(() => {
    let path = router.state.location.pathname;
    let frame = 0;
    const look = (framesLeft: number) => {
      if (document.activeElement === document.body)
        document.getElementById('main')?.focus({ preventScroll: true });
      else if (framesLeft > 0) frame = requestAnimationFrame(() => look(framesLeft - 1));
    };
    const stop = router.subscribe('onResolved', ({ toLocation }) => {
      if (toLocation.pathname === path) return;
      path = toLocation.pathname;
      cancelAnimationFrame(frame);
      look(FRAMES);
    });
    return () => {
      cancelAnimationFrame(frame);
      stop();
    };
  }, [router]);
}
