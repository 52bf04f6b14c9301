import { viewOf } from '@qingyin/ui';
import { heldEasing, OUTLASTS_MS } from './held-easing.ts';
import type { RunOfLines } from './run-of-lines.ts';
import { springMotion } from './spring.ts';

/** For so long after somebody scrolled by hand the lines stay where they were put, ms. */
export const HANDS_OFF_MS = 4000;
/** Each line sets out a little after the one above it, ms. */
const STAGGER_MS = 36;
/** More lines than these do not wait for each other. */
const STAGGERED = 8;
/** How large a line is that is not sung, as `.seek` has it (LyricLines.module.css). */
const QUIET = 'scale(0.88)';
/** A row of more than this share of what is seen reaches under the panes that soften what is far away (LyricFrame). */
const TALL = 0.25;
/** Leaps of more than so many times what is seen are not shown as a way. */
const MOST_SEEN = 2;
const motion = springMotion({ stiffness: 90, damping: 15 });

const byHand = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;
/** From the first that sets out to the last that rests, ms. */
const SPRUNG_MS = motion.durationMs + STAGGERED * STAGGER_MS;
const LASTS_MS = SPRUNG_MS + OUTLASTS_MS;
/** All begin and end together, and wait within: the page draws a frame for each beginning too. */
const timing = (waitMs: number): KeyframeAnimationOptions => ({
  duration: LASTS_MS,
  easing: heldEasing(motion.points, waitMs, waitMs + motion.durationMs, LASTS_MS),
});

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
  const sizing: Animation[] = [];

  const place = (): number =>
    row ? run.startOf(row) - (run.seenBy(scroller) - run.sizeOf(row)) * run.rest : 0;
  const isReading = (): boolean => back !== undefined;

  function touched({ type }: Event): void {
    view.clearTimeout(back);
    back = view.setTimeout(() => {
      letGo();
      move('step');
    }, HANDS_OFF_MS);
    // Who reads elsewhere sees all lines in focus (LyricLines.module.css); a press alone may choose a line.
    if (type !== 'pointerdown') scroller.toggleAttribute('data-reading', true);
  }
  /** Choosing a line is no scrolling: the lines follow the song again. */
  function letGo(): void {
    view.clearTimeout(back);
    back = undefined;
    scroller.removeAttribute('data-reading');
  }

  /** The panes before what is far away end where a row begins that takes much of what is seen. */
  function clear(): void {
    const panes = scroller.nextElementSibling;
    if (!(panes instanceof view.HTMLElement) || !row) return;
    const left = run.seenBy(scroller) - run.sizeOf(row);
    const tall = left < (1 - TALL) * run.seenBy(scroller);
    for (const [name, share] of [
      ['--before', run.rest],
      ['--behind', 1 - run.rest],
    ] as const)
      if (tall) panes.style.setProperty(name, `${String(Math.max(0, Math.round(left * share)))}px`);
      else panes.style.removeProperty(name);
  }

  function move(how: 'step' | 'still'): void {
    const from = run.scrolled(scroller);
    run.scrollTo(scroller, place());
    const by = run.scrolled(scroller) - from;
    clear();
    if (how === 'still' || by === 0 || !springs()) return;
    // Over what lies far away nothing is seen of the way.
    if (Math.abs(by) > MOST_SEEN * run.seenBy(scroller)) return;
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
    for (const animation of moving.values()) animation.cancel();
    moving.clear();
    ordered.forEach((one, at) => {
      const from = run.farther(by + (rests[at] ?? 0));
      const wait = Math.min(at, STAGGERED) * STAGGER_MS;
      const animation = begin(one, [from, run.farther(0)], wait);
      moving.set(one, animation);
      animation.onfinish = () => moving.get(one) === animation && moving.delete(one);
    });
  }

  /** Told when it begins: one that waits to be begun costs a frame more. */
  function begin(one: HTMLElement, transform: string[], waitMs = 0): Animation {
    const animation = one.animate({ transform }, timing(waitMs));
    animation.startTime = view.document.timeline.currentTime;
    return animation;
  }

  /** A line grows as it begins to be sung, and shrinks again; one that goes on beside the next stays as it is. */
  function resize(left: HTMLElement | null, next: HTMLElement | null): void {
    const goesOn = left?.hasAttribute('data-sounding') ?? false;
    for (const [one, from, to] of [
      [goesOn ? null : left, 'scale(1)', QUIET],
      [next, QUIET, 'scale(1)'],
    ] as const) {
      const words = one?.querySelector<HTMLElement>('[data-seek]');
      if (words) sizing.push(begin(words, [from, to]));
    }
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
