import { type RefObject, useEffect, useMemo, useState } from 'react';
import { createRenderQueue, type RenderQueue } from './render-queue.ts';

/**
 * Render queue of the list `body` that scrolls inside `scrollElement`, or with the window if that is null. During
 * fast scrolling the list has the attribute `data-flying`, by which a style can block hover effects.
 *
 * @param rowHeight px
 * @param perFrame items rendered fully, or completed, per frame
 */
export function useRenderQueue(
  body: RefObject<HTMLElement | null>,
  rowHeight: number,
  perFrame: number,
  scrollElement: HTMLElement | null,
): RenderQueue {
  const queue = useMemo(
    () =>
      createRenderQueue(rowHeight, perFrame, (fast) => body.current?.toggleAttribute('data-flying', fast)),
    [body, rowHeight, perFrame],
  );
  useEffect(() => {
    const target = scrollElement ?? window;
    const tell = () => queue.scrolledTo(scrollElement ? scrollElement.scrollTop : window.scrollY);
    tell();
    // Captured, it comes before the virtualizer renders rows: afterwards reading the position would force a layout.
    target.addEventListener('scroll', tell, true);
    return () => {
      target.removeEventListener('scroll', tell, true);
      queue.stop();
    };
  }, [queue, scrollElement]);
  return queue;
}

/**
 * Whether an item of a list renders fully: at once, or when the render queue reaches it.
 *
 * @param atOnce decides when the item is mounted; default: the queue does
 */
export function useRenderedFully(queue: RenderQueue, atOnce = queue.canRenderFully): boolean {
  const [fully, setFully] = useState(atOnce);
  useEffect(() => (fully ? undefined : queue.enqueue(() => setFully(true))), [fully, queue]);
  return fully;
}
