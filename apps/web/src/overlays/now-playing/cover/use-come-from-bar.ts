import { type RefObject, useLayoutEffect } from 'react';

/** How long the cover is on its way, ms (look.md, motion). */
const WAY_MS = 280;

/** The large cover grows out of the small one in the player bar, unless little motion is wanted. */
export function useComeFromBar(box: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const to = box.current?.getBoundingClientRect();
    const from = document.querySelector('[data-player-bar-cover]')?.getBoundingClientRect();
    if (!to?.width || !from?.width || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const x = from.left + from.width / 2 - (to.left + to.width / 2);
    const y = from.top + from.height / 2 - (to.top + to.height / 2);
    box.current?.animate(
      {
        transform: [
          `translate(${String(x)}px, ${String(y)}px) scale(${String(from.width / to.width)})`,
          'none',
        ],
      },
      { duration: WAY_MS, easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)' },
    );
  }, [box]);
}
