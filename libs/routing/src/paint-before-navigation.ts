import type { AnyRouter } from '@tanstack/react-router';
import { wrapPublication } from './router-internals.ts';

/** Timeout of a paint, ms: a busy browser paints late. */
const PAINT_MS = 100;

/**
 * Lets the browser paint between a press on a link and the render of its page. A page whose code and data are
 * loaded would render in the same task, and the pressed link would give no feedback until then. The first page of
 * a visit does not wait. Called once per router.
 */
export function paintBeforeNavigation(router: AnyRouter): void {
  wrapPublication(router, async (publish) => {
    if (router.state.resolvedLocation !== undefined && !document.hidden) await nextPaint();
    await publish();
  });
}

/** Resolves after the next paint or the timeout. */
function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    const late = setTimeout(resolve, PAINT_MS);
    requestAnimationFrame(() => {
      clearTimeout(late);
      // Animation frame callbacks run before the paint, a task after it.
      setTimeout(resolve);
    });
  });
}
