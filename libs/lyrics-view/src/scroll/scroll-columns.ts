import { columnAxis } from './line-axis.ts';

/** Distance of one wheel line or arrow key, px. */
const LINE_PX = 40;
/** Share of the visible range that stays visible after Page Up or Page Down. */
const KEPT = 0.15;

/**
 * Scroll target of a key in vertical lyrics, px: keys that scroll a page down scroll the columns forward. Null for
 * other keys.
 */
export function scrollTargetForKey(key: string, at: number, seen: number): number | null {
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

/** Scroll distance of a wheel event, px; 0 for horizontal movements, which columns follow natively. */
export function wheelDistance({
  deltaX,
  deltaY,
  deltaMode,
}: Pick<WheelEvent, 'deltaX' | 'deltaY' | 'deltaMode'>): number {
  if (Math.abs(deltaX) >= Math.abs(deltaY)) return 0;
  return deltaMode === WheelEvent.DOM_DELTA_PIXEL ? deltaY : deltaY * LINE_PX;
}

/**
 * Makes vertical wheel movements and keys scroll the columns of vertical lyrics. Returns a function that detaches
 * the listeners.
 */
export function scrollColumns(scroller: HTMLElement): () => void {
  const wheel = (event: WheelEvent): void => {
    const by = wheelDistance(event);
    // Ctrl+wheel zooms the page.
    if (by === 0 || event.ctrlKey) return;
    event.preventDefault();
    columnAxis.scrollTo(scroller, columnAxis.scrollPosition(scroller) + by);
  };
  const press = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const to = scrollTargetForKey(
      event.key,
      columnAxis.scrollPosition(scroller),
      columnAxis.visibleSize(scroller),
    );
    if (to === null) return;
    event.preventDefault();
    columnAxis.scrollTo(scroller, to);
  };
  scroller.addEventListener('wheel', wheel, { passive: false });
  scroller.addEventListener('keydown', press);
  return () => {
    scroller.removeEventListener('wheel', wheel);
    scroller.removeEventListener('keydown', press);
  };
}
