/** Rows passed by a scroll step before it counts as a jump. */
const FAST_ROWS = 2;
/** Time without scrolling before deferred rows are completed, ms. */
const STILL_MS = 120;
/** Rows rendered fully, or completed, per frame. */
const ROWS_A_FRAME = 3;

/**
 * Progressive rendering of rows over several frames. Of many new rows the first ones render fully, the others with
 * text only and are completed a few per frame. During fast scrolling (jump after jump) all new rows render with
 * text only until the list rests: slow devices keep up with the wheel, and nothing passing by can be pressed. A
 * single jump does not count: after following a link users press at once.
 */
export interface RowRenderQueue {
  /** whether a new row may render fully; otherwise it waits by `add` */
  canRenderFully(): boolean;
  /** calls `fill` when it is this row's turn; returns a function that cancels it */
  enqueue(fill: () => void): () => void;
  /** to be called with the scroll position in px, initially and after every scroll event */
  scrolledTo(offset: number): void;
  /** drops waiting rows and cancels pending frames */
  stop(): void;
}

/**
 * Creates a queue.
 *
 * @param onFast called when fast scrolling begins and ends
 */
export function createRowRenderQueue(rowHeight: number, onFast: (fast: boolean) => void): RowRenderQueue {
  const waiting = new Set<() => void>();
  let fast = false;
  let leapt = false;
  let last: number | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let frame = 0;
  let admitted = 0;

  const nextFrame = () => {
    if (frame === 0) frame = requestAnimationFrame(fillSome);
  };
  const fillSome = () => {
    frame = 0;
    admitted = 0;
    if (fast) return;
    for (const fill of [...waiting].slice(0, ROWS_A_FRAME)) {
      waiting.delete(fill);
      fill();
    }
    if (waiting.size > 0) nextFrame();
  };
  const setFast = (now: boolean) => {
    if (now !== fast) onFast(now);
    fast = now;
  };
  const stand = () => {
    leapt = false;
    setFast(false);
    if (waiting.size > 0) nextFrame();
  };

  return {
    canRenderFully() {
      if (fast || admitted >= ROWS_A_FRAME) return false;
      admitted += 1;
      nextFrame();
      return true;
    },
    enqueue(fill) {
      waiting.add(fill);
      if (!fast) nextFrame();
      return () => void waiting.delete(fill);
    },
    scrolledTo(offset) {
      const leap = last !== null && Math.abs(offset - last) > FAST_ROWS * rowHeight;
      if (leap && leapt) setFast(true);
      leapt ||= leap;
      last = offset;
      if (!leapt) return;
      clearTimeout(timer);
      timer = setTimeout(stand, STILL_MS);
    },
    stop() {
      clearTimeout(timer);
      cancelAnimationFrame(frame);
      waiting.clear();
      leapt = false;
      setFast(false);
      last = null;
      frame = 0;
      admitted = 0;
    },
  };
}
