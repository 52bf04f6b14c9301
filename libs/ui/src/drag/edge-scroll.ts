/** How near to an edge a list begins to scroll, px. */
const EDGE_PX = 56;
/** At the very edge, px per ms. */
const TOP_SPEED = 1.4;
/** A list is left to itself when nothing was heard of the drag for so long, ms: browsers tell at least thrice a second. */
const SILENCE_MS = 600;

export interface View {
  /** px from the top of the window */
  top: number;
  bottom: number;
}

/** How fast a view scrolls while a drag is at `y`, px per ms; negative is upwards. */
export function edgeSpeed(y: number, { top, bottom }: View): number {
  const edge = Math.min(EDGE_PX, (bottom - top) / 4);
  const depth = (inside: number) => Math.min(1, Math.max(0, 1 - inside / edge));
  return TOP_SPEED * (depth(bottom - y) - depth(y - top));
}

export interface EdgeScroll {
  /** to be told where the drag is, as often as the browser does */
  over(y: number, view: View): void;
  stop(): void;
}

/** Scrolls a list while something is dragged near its upper or lower edge, faster the nearer it is. */
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
    over(y, view) {
      speed = edgeSpeed(y, view);
      if (speed === 0) return stop();
      heard = performance.now();
      if (frame !== 0) return;
      last = heard;
      frame = requestAnimationFrame(step);
    },
    stop,
  };
}
