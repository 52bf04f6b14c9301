import { type RefObject, useEffect, useMemo } from 'react';
import { createDetailQueue, type DetailQueue } from './detail-queue.ts';

/**
 * Render queue of the list `body` that scrolls inside `scrollElement`, or with the window if that is null. During
 * fast scrolling an overlay blocks hover effects (`data-flying`).
 */
export function useDetailQueue(
  body: RefObject<HTMLElement | null>,
  rowHeight: number,
  scrollElement: HTMLElement | null,
): DetailQueue {
  const queue = useMemo(
    () => createDetailQueue(rowHeight, (fast) => body.current?.toggleAttribute('data-flying', fast)),
    [body, rowHeight],
  );
  useEffect(() => {
    const target = scrollElement ?? window;
    const tell = () => queue.moved(scrollElement ? scrollElement.scrollTop : window.scrollY);
    tell();
    target.addEventListener('scroll', tell, { passive: true });
    return () => {
      target.removeEventListener('scroll', tell);
      queue.stop();
    };
  }, [queue, scrollElement]);
  return queue;
}
