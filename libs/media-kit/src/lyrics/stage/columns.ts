import { leftwards } from './run-of-lines.ts';

/** What a wheel means by a line, px. */
const LINE_PX = 40;
/** So much of what is seen is seen still after a leap. */
const KEPT = 0.15;

/**
 * What a key means where lines stand beside each other, as a place to scroll to, px: what leads down a page leads on, whatever
 * side that is. Null: it means nothing here.
 */
export function placeForKey(key: string, at: number, seen: number): number | null {
  const places: Record<string, number> = {
    ArrowDown: at + LINE_PX,
    ArrowUp: at - LINE_PX,
    PageDown: at + seen * (1 - KEPT),
    PageUp: at - seen * (1 - KEPT),
    Home: 0,
    End: Number.MAX_SAFE_INTEGER,
  };
  return places[key] ?? null;
}

/** How far a wheel leads on, px; 0 where it leads sideways by itself, which columns follow anyway. */
export function wheelled({
  deltaX,
  deltaY,
  deltaMode,
}: Pick<WheelEvent, 'deltaX' | 'deltaY' | 'deltaMode'>): number {
  if (Math.abs(deltaX) >= Math.abs(deltaY)) return 0;
  return deltaMode === WheelEvent.DOM_DELTA_PIXEL ? deltaY : deltaY * LINE_PX;
}

/** Lets wheel and keys that lead down a page lead on in columns. Gives what ends it. */
export function scrollColumns(scroller: HTMLElement): () => void {
  const wheel = (event: WheelEvent): void => {
    const by = wheelled(event);
    // With Ctrl it makes the page larger.
    if (by === 0 || event.ctrlKey) return;
    event.preventDefault();
    leftwards.scrollTo(scroller, leftwards.scrolled(scroller) + by);
  };
  const press = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const to = placeForKey(event.key, leftwards.scrolled(scroller), leftwards.seenBy(scroller));
    if (to === null) return;
    event.preventDefault();
    leftwards.scrollTo(scroller, to);
  };
  scroller.addEventListener('wheel', wheel, { passive: false });
  scroller.addEventListener('keydown', press);
  return () => {
    scroller.removeEventListener('wheel', wheel);
    scroller.removeEventListener('keydown', press);
  };
}
