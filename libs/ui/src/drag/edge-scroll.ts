/** Distance from an edge at which auto-scroll begins, px. */
const EDGE_PX = 56;
/** Speed at the very edge, px per ms. */
const TOP_SPEED = 1.4;
/** Auto-scroll stops after so many ms without a `dragover` event; browsers fire it at least three times a second. */
const SILENCE_MS = 600;

/** Vertical bounds of the visible part of a list. */
export interface VerticalBounds {
  /** px from the top of the window */
  top: number;
  bottom: number;
}

/** A list whose visible part is measured when it is needed. */
export interface ScrolledList {
  /** sticky element above the rows */
  header: Element | null;
  /** element that scrolls; the page if it is null */
  scroller: Element | null;
}

/** Visible range of the rows: below sticky elements, above the player bar. */
function boundsOf({ header, scroller }: ScrolledList): VerticalBounds {
  const top = header?.getBoundingClientRect().bottom ?? 0;
  if (scroller) return { top, bottom: scroller.getBoundingClientRect().bottom };
  const style = getComputedStyle(document.documentElement);
  const bar = Number.parseFloat(style.getPropertyValue('--qy-playerbar')) || 0;
  return { top, bottom: window.innerHeight - bar };
}

/**
 * Speed of auto-scroll while a drag is at `y` (px from the top of the window), px per ms; negative values scroll
 * up.
 */
export function edgeSpeed(y: number, { top, bottom }: VerticalBounds): number {
  const edge = Math.min(EDGE_PX, (bottom - top) / 4);
  const depth = (inside: number) => Math.min(1, Math.max(0, 1 - inside / edge));
  return TOP_SPEED * (depth(bottom - y) - depth(y - top));
}

/** Auto-scroll of one list during a drag. */
export interface EdgeScroll {
  /** call it on every `dragover`; `y` in px from the top of the window */
  dragOver(y: number, view: VerticalBounds | ScrolledList): void;
  stop(): void;
}

/**
 * Auto-scroll during drag and drop: scrolls a list while an item is dragged near its upper or lower edge, faster
 * the nearer it is.
 */
export function createEdgeScroll(scrollBy: (px: number) => void): EdgeScroll {
  let frame = 0;
  let last = 0;
  let heard = 0;
  let speed = 0;

  const stop = () => {
    cancelAnimationFrame(frame);
    frame = 0;
  };
  const step = (now: number) => {
    if (now - heard > SILENCE_MS) return stop();
    scrollBy(speed * Math.min(now - last, 50));
    last = now;
    frame = requestAnimationFrame(step);
  };
  return {
    dragOver(y, view) {
      speed = edgeSpeed(y, 'top' in view ? view : boundsOf(view));
      if (speed === 0) return stop();
      heard = performance.now();
      if (frame !== 0) return;
      last = heard;
      frame = requestAnimationFrame(step);
    },
    stop,
  };
}
