/** Rows that a scroll step passes before it counts as a leap. */
const FAST_ROWS = 2;
/** How long a list must stand still before its rows are filled in, ms. */
const STILL_MS = 120;
/** Rows drawn whole, or filled in, per frame. */
const ROWS_A_FRAME = 3;

/**
 * Spreads the drawing of rows over frames. Of many new rows at once the first are drawn whole, the others with their
 * words only and filled in a few a frame. While a list flies by (leap after leap) all new rows come with their words only,
 * until it stands still: a slow device keeps up with the wheel that way, and nobody presses what flies by. One leap alone
 * is no flight: whoever was led somewhere presses at once.
 */
export interface DetailQueue {
  /** whether a row that is drawn for the first time now may be whole; otherwise it waits with `add` */
  admit(): boolean;
  /** calls `fill` when it is this row's turn; returns the undo */
  add(fill: () => void): () => void;
  /** to be told where the list is, px from its top, at first and after every step */
  moved(offset: number): void;
  /** forgets who waits and starts no more frames */
  stop(): void;
}

/** `onFast` hears when the list begins to fly and when it stands still again. */
export function createDetailQueue(rowHeight: number, onFast: (fast: boolean) => void): DetailQueue {
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
    admit() {
      if (fast || admitted >= ROWS_A_FRAME) return false;
      admitted += 1;
      nextFrame();
      return true;
    },
    add(fill) {
      waiting.add(fill);
      if (!fast) nextFrame();
      return () => void waiting.delete(fill);
    },
    moved(offset) {
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
