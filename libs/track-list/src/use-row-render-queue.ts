import { type RefObject, useEffect, useMemo } from 'react';
import { createRowRenderQueue, type RowRenderQueue } from './row-render-queue.ts';

/**
 * Render queue of the list `body` that scrolls inside `scrollElement`, or with the window if that is null. During
 * fast scrolling an overlay blocks hover effects (`data-flying`).
 */
export function useRowRenderQueue(
  body: RefObject<HTMLElement | null>,
  rowHeight: number,
  scrollElement: HTMLElement | null,
): RowRenderQueue {
  const queue = useMemo(
    () => createRowRenderQueue(rowHeight, (fast) => body.current?.toggleAttribute('data-flying', fast)),
    [body, rowHeight],
  );
  useEffect(() => {
    const target = scrollElement ?? window;
    const tell = () => queue.scrolledTo(scrollElement ? scrollElement.scrollTop : window.scrollY);
    tell();
    target.addEventListener('scroll', tell, { passive: true });
    return () => {
      target.removeEventListener('scroll', tell);
      queue.stop();
    };
  }, [queue, scrollElement]);
  return queue;
}
