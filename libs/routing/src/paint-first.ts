import type { AnyRouter } from '@tanstack/react-router';

/** Longest wait for a paint, ms: a browser that is busy elsewhere paints late, and a page must come all the same. */
const PAINT_MS = 100;

/**
 * Lets the browser paint between a press on a link and the drawing of the page it leads to. A page whose code and
 * answers are there already would be drawn in the same task, and what was pressed would show nothing until then.
 * The first page of a visit waits for nobody. Called once for a router.
 */
export function paintBeforePages(router: AnyRouter): void {
  const show = router.startViewTransition;
  // The router calls it when a page has come and is to be published, with or without a transition.
  router.startViewTransition = (publish) => {
    if (router.stores.resolvedLocation.get() === undefined || document.hidden) return show(publish);
    return show(async () => {
      await nextPaint();
      await publish();
    });
  };
}

/** Resolves after the next paint, or when it takes too long. */
function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    const late = setTimeout(resolve, PAINT_MS);
    requestAnimationFrame(() => {
      clearTimeout(late);
      // A frame's callbacks run before its paint, a task after it.
      setTimeout(resolve);
    });
  });
}
