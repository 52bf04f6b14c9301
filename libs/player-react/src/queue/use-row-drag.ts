import { type PointerEvent, useRef, useState } from 'react';

interface Drag {
  from: number;
  to: number;
  deltaPx: number;
}

/** Where a row dragged by `deltaPx` would come to lie. */
export function targetOf(from: number, deltaPx: number, rowPx: number, count: number): number {
  return Math.min(Math.max(from + Math.round(deltaPx / rowPx), 0), count - 1);
}

/** Drags rows of one height with any pointer; the others make room. The list is changed once, on release. */
export function useRowDrag(rowPx: number, count: number, onMove: (from: number, to: number) => void) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const latest = useRef<Drag | null>(null);

  function show(next: Drag | null): void {
    latest.current = next;
    setDrag(next);
  }

  return {
    from: drag?.from ?? null,
    offsetOf(place: number): number {
      if (!drag) return 0;
      const { from, to, deltaPx } = drag;
      if (place === from) return deltaPx;
      if (place > from && place <= to) return -rowPx;
      return place < from && place >= to ? rowPx : 0;
    },
    grab(event: PointerEvent<HTMLElement>, from: number): void {
      if (event.button !== 0) return;
      const startY = event.clientY;
      const handle = event.currentTarget;
      handle.setPointerCapture?.(event.pointerId);
      const finish = (drop: boolean): void => {
        handle.removeEventListener('pointermove', move);
        handle.removeEventListener('pointerup', end);
        handle.removeEventListener('pointercancel', cancel);
        const last = latest.current;
        show(null);
        if (drop && last && last.to !== last.from) onMove(last.from, last.to);
      };
      const move = (moved: globalThis.PointerEvent): void => {
        const deltaPx = moved.clientY - startY;
        show({ from, deltaPx, to: targetOf(from, deltaPx, rowPx, count) });
      };
      const end = (): void => finish(true);
      const cancel = (): void => finish(false);
      handle.addEventListener('pointermove', move);
      handle.addEventListener('pointerup', end);
      handle.addEventListener('pointercancel', cancel);
    },
  };
}
