import { type RefObject, useEffect, useEffectEvent } from 'react';
import { comeHome, hold } from './moved.ts';
import type { Axis, Direction, Way } from './swipe.ts';
import { watchSwipes } from './watch-swipes.ts';

/**
 * Lets a finger pull a full-screen part of the page down, where it does not scroll, and so asks `onClose`: it goes from where it
 * is held.
 */
export function usePulledAway(part: RefObject<HTMLElement | null>, onClose: () => void): void {
  const close = useEffectEvent(() => onClose());
  useEffect(() => {
    const page = part.current;
    if (!page) return;
    const left = new AbortController();
    const begins = (target: Element) => !scrollsWithin(target, page);
    /** What it covers is seen meanwhile. */
    const pulled = (is: boolean) => document.documentElement.toggleAttribute('data-pulled', is);
    const follows = ({ dy }: Way, axis: Axis) => {
      const by = axis === 'y' && dy > 0 ? `translateY(${dy}px)` : null;
      pulled(by !== null);
      hold(page, by);
    };
    const ends = (direction: Direction | null) => {
      pulled(false);
      if (direction === 'down') close();
      else comeHome(page);
    };
    watchSwipes(page, { begins, follows, ends }, left.signal);
    return () => {
      left.abort();
      pulled(false);
    };
  }, [part]);
}

/** Whether a finger would scroll something on the way from an element up to the page. */
function scrollsWithin(target: Element, page: Element): boolean {
  for (let each: Element | null = target; each && each !== page; each = each.parentElement) {
    if (each.scrollHeight > each.clientHeight && /auto|scroll/.test(getComputedStyle(each).overflowY))
      return true;
  }
  return false;
}
