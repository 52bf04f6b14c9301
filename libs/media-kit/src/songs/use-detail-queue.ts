import { type RefObject, useEffect, useMemo } from 'react';
import { createDetailQueue, type DetailQueue } from './detail-queue.ts';

/**
 * The queue of the list `body` that scrolls inside `scrollElement`, or with the window where that is null. While the
 * list flies it is no matter which row the pointer happens to be over (`data-flying`).
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
