import { viewOf } from '@qingyin/ui';
import type { RunOfLines } from './run-of-lines.ts';
import { springMotion } from './spring.ts';

/** For so long after somebody scrolled by hand the lines stay where they were put, ms. */
export const HANDS_OFF_MS = 4000;
/** Each line sets out a little after the one above it, ms. */
const STAGGER_MS = 36;
/** More lines than these do not wait for each other. */
const STAGGERED = 8;
const motion = springMotion({ stiffness: 90, damping: 15 });

const byHand = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

export interface Follower {
  /** Brings the row into the middle: by springs when the song has stepped on, at once otherwise. */
  to(row: HTMLElement | null, how: 'step' | 'still'): void;
  stop(): void;
}

/** Keeps a row of `scroller` in its middle, leaves the reader alone for a while who scrolls, then comes back. */
export function createFollower(scroller: HTMLElement, run: RunOfLines, springs: () => boolean): Follower {
  const view = viewOf(scroller);
  let row: HTMLElement | null = null;
  let back: number | undefined;
  const moving = new Map<HTMLElement, Animation>();

  const place = (): number =>
    row ? run.startOf(row) - (run.seenBy(scroller) - run.sizeOf(row)) * run.rest : 0;
  const isReading = (): boolean => back !== undefined;

  function touched(): void {
    view.clearTimeout(back);
    back = view.setTimeout(() => {
      back = undefined;
      move('step');
    }, HANDS_OFF_MS);
  }
  /** Choosing a line is no scrolling: the lines follow the song again. */
  function letGo(): void {
    view.clearTimeout(back);
    back = undefined;
  }

  function move(how: 'step' | 'still'): void {
    const from = run.scrolled(scroller);
    run.scrollTo(scroller, place());
    const by = run.scrolled(scroller) - from;
    if (how === 'still' || by === 0 || !springs()) return;
    spring(rowsInView(by), by);
  }

  /** What may be seen on the way, in their order. Looked up from the sung row outwards: far ones are many. */
  function rowsInView(by: number): HTMLElement[] {
    if (!row) return [];
    const first = run.scrolled(scroller) - Math.max(by, 0);
    const last = run.scrolled(scroller) + run.seenBy(scroller) - Math.min(by, 0);
    const rows = [row];
    for (let above = row.previousElementSibling as HTMLElement | null; above;) {
      if (run.startOf(above) + run.sizeOf(above) <= first) break;
      rows.unshift(above);
      above = above.previousElementSibling as HTMLElement | null;
    }
    for (let below = row.nextElementSibling as HTMLElement | null; below;) {
      if (run.startOf(below) >= last) break;
      rows.push(below);
      below = below.nextElementSibling as HTMLElement | null;
    }
    return rows;
  }

  /**
   * They are where they belong already, and are shown on their way there, from where they are seen now. Each has one
   * animation: what adds to another is painted by the page, what stands alone is moved by the compositor.
   */
  function spring(rows: readonly HTMLElement[], by: number): void {
    const ordered = by > 0 ? rows : rows.toReversed();
    const rests = ordered.map((one) => {
      const rest = moving.has(one) ? run.fartherBy(new DOMMatrix(view.getComputedStyle(one).transform)) : 0;
      return Math.abs(rest) < 1 ? 0 : rest;
    });
    const duration = motion.durationMs + STAGGERED * STAGGER_MS;
    ordered.forEach((one, at) => {
      moving.get(one)?.cancel();
      const from = run.farther(by + (rests[at] ?? 0));
      const wait = Math.min(at, STAGGERED) * STAGGER_MS;
      // All begin and end together, and wait within: the page draws a frame for each beginning and each end.
      const animation = one.animate(
        [
          { transform: from, offset: 0 },
          { transform: from, offset: wait / duration, easing: motion.easing },
          { transform: run.farther(0), offset: (wait + motion.durationMs) / duration },
          { transform: run.farther(0), offset: 1 },
        ],
        duration,
      );
      moving.set(one, animation);
      animation.onfinish = () => moving.delete(one);
    });
  }

  for (const type of byHand) scroller.addEventListener(type, touched, { passive: true });
  scroller.addEventListener('click', letGo);
  /** For the room before the first line and behind the last one. */
  const tellSeen = (): void => scroller.style.setProperty('--seen', `${String(run.seenBy(scroller))}px`);
  const watch = new view.ResizeObserver(() => {
    tellSeen();
    if (!isReading()) move('still');
  });
  watch.observe(scroller);
  tellSeen();

  return {
    to(next, how) {
      row = next;
      if (how === 'still' || !isReading()) move(how);
    },
    stop() {
      view.clearTimeout(back);
      watch.disconnect();
      scroller.removeEventListener('click', letGo);
      for (const type of byHand) scroller.removeEventListener(type, touched);
    },
  };
}
