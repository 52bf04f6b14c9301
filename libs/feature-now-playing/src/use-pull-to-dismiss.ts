import {
  animateBack,
  setDragTransform,
  type Axis,
  type Direction,
  type Movement,
  watchSwipes,
} from '@qingyin/ui';
import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * Pull to dismiss: drags a full-screen element down with a finger, unless something below the finger scrolls, and
 * calls `onClose` once it was pulled far enough. It keeps its offset then, so that the exit transition starts
 * there.
 */
export function usePullToDismiss(part: RefObject<HTMLElement | null>, onClose: () => void): void {
  const close = useEffectEvent(() => onClose());
  useEffect(() => {
    const page = part.current;
    if (!page) return;
    const left = new AbortController();
    const begins = (target: Element) => !scrollsWithin(target, page);
    /** Shows the covered page while the element is dragged (`data-pulled` on the root element). */
    const pulled = (is: boolean) => document.documentElement.toggleAttribute('data-pulled', is);
    const follows = ({ dy }: Movement, axis: Axis) => {
      const by = axis === 'y' && dy > 0 ? `translateY(${dy}px)` : null;
      pulled(by !== null);
      setDragTransform(page, by);
    };
    const ends = (direction: Direction | null) => {
      pulled(false);
      if (direction === 'down') close();
      else animateBack(page);
    };
    watchSwipes(page, { canStart: begins, onMove: follows, onEnd: ends }, left.signal);
    return () => {
      left.abort();
      pulled(false);
    };
  }, [part]);
}

/** Whether the target or an ancestor below `page` scrolls vertically. */
function scrollsWithin(target: Element, page: Element): boolean {
  for (let each: Element | null = target; each && each !== page; each = each.parentElement) {
    if (each.scrollHeight > each.clientHeight && /auto|scroll/.test(getComputedStyle(each).overflowY))
      return true;
  }
  return false;
}
