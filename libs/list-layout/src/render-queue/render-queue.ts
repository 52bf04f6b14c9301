/** Rows passed by a scroll step before it counts as a jump. */
const FAST_ROWS = 2;
/** Time without scrolling before deferred items are completed, ms. */
const STILL_MS = 120;

/**
 * Progressive rendering of the items of a virtual list, rows or cards, over several frames. Of many new items the
 * first ones render fully, the others with text only and are completed a few per frame. During fast scrolling (jump
 * after jump) all new items render with text only until the list rests: slow devices keep up with the wheel, and
 * nothing passing by can be pressed. A single jump does not count: after following a link users press at once.
 */
export interface RenderQueue {
  /** whether a new item may render fully; otherwise it waits by `enqueue` */
  canRenderFully(): boolean;
  /** whether the list scrolls so fast that nothing passing by can be read or pressed */
  isFast(): boolean;
  /** calls `fill` when it is this item's turn; returns a function that cancels it */
  enqueue(fill: () => void): () => void;
  /** to be called with the scroll position in px, initially and after every scroll event */
  scrolledTo(offset: number): void;
  /** drops waiting items and cancels pending frames */
  stop(): void;
}

/**
 * Creates a queue.
 *
 * @param rowHeight px
 * @param perFrame items rendered fully, or completed, per frame
 * @param onFast called when fast scrolling begins and ends
 */
export function createRenderQueue(
  rowHeight: number,
  perFrame: number,
  onFast: (fast: boolean) => void,
): RenderQueue {
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
    for (const fill of [...waiting].slice(0, perFrame)) {
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
    nextFrame();
  };

  return {
    canRenderFully() {
      if (fast || admitted >= perFrame) return false;
      admitted += 1;
      nextFrame();
      return true;
    },
    isFast: () => fast,
    enqueue(fill) {
      waiting.add(fill);
      nextFrame();
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
