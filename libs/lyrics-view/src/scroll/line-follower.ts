import { ownerWindow } from '@qingyin/ui';
import { heldEasing, HOLD_MS } from '../highlight/held-easing.ts';
import type { LineAxis } from './line-axis.ts';
import { springMotion } from './spring.ts';

/** Pause of automatic scrolling after the user has scrolled, ms. */
export const MANUAL_SCROLL_PAUSE_MS = 4000;
/** Delay of each line after the one before it, ms. */
const STAGGER_MS = 36;
/** Maximum number of lines with a growing delay. */
const STAGGERED = 8;
/** Scale of inactive lines, the same as `.seek` in LyricLines.module.css. */
const QUIET = 'scale(0.88)';
/** A row higher than this share of the visible height reaches under the blur panes (LyricFrame). */
const TALL = 0.25;
/** Scroll distances beyond this multiple of the visible height are not animated. */
const MOST_SEEN = 2;
const motion = springMotion({ stiffness: 90, damping: 15 });

const byHand = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;
/** Duration from the first line's start to the last line's rest, ms. */
const SPRUNG_MS = motion.durationMs + STAGGERED * STAGGER_MS;
const LASTS_MS = SPRUNG_MS + HOLD_MS;
/**
 * All animations start and end together and wait inside their easing: the browser renders a frame for each start
 * and end.
 */
const timing = (waitMs: number): KeyframeAnimationOptions => ({
  duration: LASTS_MS,
  easing: heldEasing(motion.points, waitMs, waitMs + motion.durationMs, LASTS_MS),
});

/** Scrolls the active row into the middle of its scroller. */
export interface LineFollower {
  /** Scrolls the row to the middle: with springs for `step`, at once for `still`. */
  to(row: HTMLElement | null, how: 'step' | 'still'): void;
  stop(): void;
}

/** Keeps a row in the middle of `scroller`; pauses for `MANUAL_SCROLL_PAUSE_MS` after the user has scrolled. */
export function createLineFollower(
  scroller: HTMLElement,
  run: LineAxis,
  springs: () => boolean,
): LineFollower {
  const view = ownerWindow(scroller);
  let row: HTMLElement | null = null;
  let back: number | undefined;
  const moving = new Map<HTMLElement, Animation>();
  const sizing: Animation[] = [];

  const place = (): number =>
    row ? run.startOf(row) - (run.visibleSize(scroller) - run.sizeOf(row)) * run.activePosition : 0;
  const isReading = (): boolean => back !== undefined;

  function touched({ type }: Event): void {
    view.clearTimeout(back);
    back = view.setTimeout(() => {
      letGo();
      move('step');
    }, MANUAL_SCROLL_PAUSE_MS);
    // While the user reads elsewhere all lines are sharp (LyricLines.module.css); a press alone may select a line.
    if (type !== 'pointerdown') scroller.toggleAttribute('data-reading', true);
  }
  /** Selecting a line is not scrolling: resumes following the song. */
  function letGo(): void {
    view.clearTimeout(back);
    back = undefined;
    scroller.removeAttribute('data-reading');
  }

  /** Ends the blur panes where a tall row begins. */
  function clear(): void {
    const panes = scroller.nextElementSibling;
    if (!(panes instanceof view.HTMLElement) || !row) return;
    const left = run.visibleSize(scroller) - run.sizeOf(row);
    const tall = left < (1 - TALL) * run.visibleSize(scroller);
    for (const [name, share] of [
      ['--before', run.activePosition],
      ['--behind', 1 - run.activePosition],
    ] as const)
      if (tall) panes.style.setProperty(name, `${String(Math.max(0, Math.round(left * share)))}px`);
      else panes.style.removeProperty(name);
  }

  function move(how: 'step' | 'still'): void {
    const from = run.scrollPosition(scroller);
    run.scrollTo(scroller, place());
    const by = run.scrollPosition(scroller) - from;
    clear();
    if (how === 'still' || by === 0 || !springs()) return;
    // Over long distances the motion would not be visible.
    if (Math.abs(by) > MOST_SEEN * run.visibleSize(scroller)) return;
    spring(rowsInView(by), by);
  }

  /**
   * Rows that are visible during the scroll, in order. Searched outwards from the active row, since the list may
   * be long.
   */
  function rowsInView(by: number): HTMLElement[] {
    if (!row) return [];
    const first = run.scrollPosition(scroller) - Math.max(by, 0);
    const last = run.scrollPosition(scroller) + run.visibleSize(scroller) - Math.min(by, 0);
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
   * Animates rows, which are in their final places already, from their current visual positions. One animation per
   * row: additive animations run on the main thread, a single one runs on the compositor.
   */
  function spring(rows: readonly HTMLElement[], by: number): void {
    const ordered = by > 0 ? rows : rows.toReversed();
    const rests = ordered.map((one) => {
      const rest = moving.has(one)
        ? run.movedForwardBy(new DOMMatrix(view.getComputedStyle(one).transform))
        : 0;
      return Math.abs(rest) < 1 ? 0 : rest;
    });
    for (const animation of moving.values()) animation.cancel();
    moving.clear();
    ordered.forEach((one, at) => {
      const from = run.moveForward(by + (rests[at] ?? 0));
      const wait = Math.min(at, STAGGERED) * STAGGER_MS;
      const animation = begin(one, [from, run.moveForward(0)], wait);
      moving.set(one, animation);
      animation.onfinish = () => moving.get(one) === animation && moving.delete(one);
    });
  }

  /** Sets the start time explicitly: a pending animation takes one more frame. */
  function begin(one: HTMLElement, transform: string[], waitMs = 0): Animation {
    const animation = one.animate({ transform }, timing(waitMs));
    animation.startTime = view.document.timeline.currentTime;
    return animation;
  }

  /**
   * Animates the scale of the line that becomes active and of the one that was; a line that stays active beside
   * the next keeps its scale.
   */
  function resize(left: HTMLElement | null, next: HTMLElement | null): void {
    const goesOn = left?.hasAttribute('data-sounding') ?? false;
    for (const [one, from, to] of [
      [goesOn ? null : left, 'scale(1)', QUIET],
      [next, QUIET, 'scale(1)'],
    ] as const) {
      const lineElement = one?.querySelector<HTMLElement>('[data-seek]');
      if (lineElement) sizing.push(begin(lineElement, [from, to]));
    }
  }

  for (const type of byHand) scroller.addEventListener(type, touched, { passive: true });
  scroller.addEventListener('click', letGo);
  /** For the padding before the first and after the last line. */
  const tellSeen = (): void => scroller.style.setProperty('--seen', `${String(run.visibleSize(scroller))}px`);
  const watch = new view.ResizeObserver(() => {
    tellSeen();
    if (!isReading()) move('still');
  });
  watch.observe(scroller);
  tellSeen();

  return {
    to(next, how) {
      if (next !== row) {
        for (const animation of sizing.splice(0)) animation.cancel();
        if (how === 'step' && springs()) resize(row, next);
      }
      row = next;
      if (how === 'still' || !isReading()) move(how);
    },
    stop() {
      letGo();
      watch.disconnect();
      scroller.removeEventListener('click', letGo);
      for (const animation of [...moving.values(), ...sizing]) animation.cancel();
      for (const type of byHand) scroller.removeEventListener(type, touched);
    },
  };
}
