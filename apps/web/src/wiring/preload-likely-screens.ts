import { musicScreens } from '@qingyin/feature-music';
import { whenIdle } from './when-idle.ts';

/** Screens to which most links of the home page lead, the likeliest first. */
const LIKELY = ['/playList/$id', '/find-music/song-list'] as const;

/**
 * Loads the code of likely screens, one after the other, when the browser is idle after the mouse was first over a link or
 * a link got the focus. Not for a touch: the press follows at once, and its screen would wait for the others. Not where
 * the browser saves data.
 *
 * @param load loads the code of a screen; a failure ends it, as the screen requests its code again
 * @returns a function that ends the wait
 */
export function preloadLikelyScreens(
  load: (path: (typeof LIKELY)[number]) => Promise<unknown> = (path) => musicScreens[path].view(),
): () => void {
  const ended = new AbortController();
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (connection?.saveData) return () => undefined;

  const start = async () => {
    for (const path of LIKELY) await load(path);
  };
  const begin = (): void => {
    ended.abort();
    whenIdle(() => void start().catch(() => undefined));
  };
  const meet = (event: Event): void => {
    const isTouch = event instanceof PointerEvent && event.pointerType === 'touch';
    if (!isTouch && event.target instanceof Element && event.target.closest('a[href]')) begin();
  };
  // The mouse may be over a link since before this code has loaded.
  if (matchMedia('(hover: hover)').matches && document.querySelector('a[href]:hover')) begin();
  for (const sign of ['pointerover', 'focusin'])
    document.addEventListener(sign, meet, { passive: true, signal: ended.signal });
  return () => ended.abort();
}
