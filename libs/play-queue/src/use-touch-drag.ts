import { rowOf, insertionRowAt, isNoMove } from '@qingyin/track-list';
import { lazyEdgeScroll } from '@qingyin/ui';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Duration of a long press that picks a row up, ms; an earlier movement scrolls. */
const HOLD_MS = 350;
/** Maximum movement during the long press, px. */
const STILL_PX = 8;
/** Interval for updating the insertion line while the list scrolls under a resting finger, ms. */
const LOOK_MS = 80;

interface FingerDragOptions {
  /** px */
  rowPx: number;
  count: number;
  /** rows that are moved together with a row, ascending */
  rowsWith: (row: number) => readonly number[];
  onMove: (rows: readonly number[], gap: number) => void;
}

/** State of a touch drag. */
export interface TouchDrag {
  /** row before which the dragged rows would be inserted; null while nothing is dragged */
  gap: number | null;
  draggedRows: readonly number[] | null;
  /** ref of the drag image beside the finger */
  card: RefObject<HTMLDivElement | null>;
}

/**
 * Touch dragging of rows inside `scroller`: at once by a handle (`data-grip`), elsewhere after a long press. Near
 * an edge the list scrolls. Mice use native drag and drop (use-row-moves).
 */
export function useTouchDrag(scroller: HTMLElement | null, options: FingerDragOptions): TouchDrag {
  const [gap, setGap] = useState<number | null>(null);
  const [carried, setCarried] = useState<readonly number[] | null>(null);
  const card = useRef<HTMLDivElement>(null);
  const newest = useRef(options);
  useLayoutEffect(() => {
    newest.current = options;
  });

  useEffect(() => {
    if (!scroller) return;
    const edges = lazyEdgeScroll((px) => {
      scroller.scrollTop += px;
    });
    let press: { id: number; row: HTMLElement; x: number; y: number } | null = null;
    let rows: readonly number[] | null = null;
    let x = 0;
    let y = 0;
    let hold: ReturnType<typeof setTimeout> | undefined;
    let looking: ReturnType<typeof setInterval> | undefined;
    let fallen = false;

    const gapHere = (): number => {
      const { rowPx, count } = newest.current;
      return insertionRowAt(y - scroller.getBoundingClientRect().top + scroller.scrollTop, rowPx, count);
    };
    const look = () => {
      setGap(gapHere());
      edges.dragOver(y, scroller.getBoundingClientRect());
    };
    const follow = () => {
      if (card.current) card.current.style.transform = `translate(${String(x + 16)}px, ${String(y - 44)}px)`;
    };
    const stop = () => {
      clearTimeout(hold);
      clearInterval(looking);
      edges.stop();
      press = null;
      rows = null;
      setGap(null);
      setCarried(null);
    };
    const pickUp = () => {
      const row = press && rowOf(press.row);
      if (!press || !row) return;
      rows = newest.current.rowsWith(row.index);
      // The focused row stays mounted while the list scrolls, and with it the target of the touch events.
      row.row.focus({ preventScroll: true });
      setCarried(rows);
      look();
      looking = setInterval(look, LOOK_MS);
      requestAnimationFrame(follow);
    };

    const down = (event: PointerEvent) => {
      const hit = rowOf(event.target);
      fallen = false;
      if (event.pointerType !== 'touch' || !event.isPrimary || !hit) return;
      stop();
      ({ clientX: x, clientY: y } = event);
      press = { id: event.pointerId, row: hit.row, x, y };
      if (event.target instanceof Element && event.target.closest('[data-grip]')) pickUp();
      else hold = setTimeout(pickUp, HOLD_MS);
    };
    const move = (event: PointerEvent) => {
      if (event.pointerId !== press?.id) return;
      ({ clientX: x, clientY: y } = event);
      if (!rows) {
        if (Math.hypot(x - press.x, y - press.y) > STILL_PX) stop();
        return;
      }
      follow();
      look();
    };
    const up = (event: PointerEvent) => {
      if (event.pointerId !== press?.id) return;
      const to = gapHere();
      const moved = rows;
      fallen = rows !== null;
      stop();
      if (moved && !isNoMove(moved, to)) newest.current.onMove(moved, to);
    };
    // A scroll can be prevented only before its first step.
    const still = (event: TouchEvent) => {
      if (rows && event.cancelable) event.preventDefault();
    };
    // Suppresses the browser's context menu on long press and the click after release.
    const noMenu = (event: Event) => {
      if (!press) return;
      event.preventDefault();
      event.stopPropagation();
    };
    const noClick = (event: Event) => {
      if (!fallen) return;
      fallen = false;
      event.preventDefault();
      event.stopPropagation();
    };

    scroller.addEventListener('pointerdown', down);
    scroller.addEventListener('pointermove', move);
    scroller.addEventListener('pointerup', up);
    scroller.addEventListener('pointercancel', stop);
    scroller.addEventListener('touchmove', still, { passive: false });
    scroller.addEventListener('contextmenu', noMenu, { capture: true });
    scroller.addEventListener('click', noClick, { capture: true });
    return () => {
      stop();
      scroller.removeEventListener('pointerdown', down);
      scroller.removeEventListener('pointermove', move);
      scroller.removeEventListener('pointerup', up);
      scroller.removeEventListener('pointercancel', stop);
      scroller.removeEventListener('touchmove', still);
      scroller.removeEventListener('contextmenu', noMenu, { capture: true });
      scroller.removeEventListener('click', noClick, { capture: true });
    };
  }, [scroller]);

  return { gap, draggedRows: carried, card };
}
