import { prefersReducedMotion } from '@qingyin/ui';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { LyricAppearance } from '../lyric-appearance.ts';
import { scrollColumns } from './scroll-columns.ts';
import { createLineFollower, type LineFollower } from './line-follower.ts';
import { lineAxis, columnAxis } from './line-axis.ts';

/**
 * Keeps the active row (`data-active`) in the middle of its scroller: at once on mount and when the lines change
 * their size or direction, with springs from line to line if motion is on.
 */
export function useFollowActiveLine(
  scroller: RefObject<HTMLElement | null>,
  active: number,
  /** a change of it changes the sizes of the lines */
  look: LyricAppearance,
): void {
  const follower = useRef<LineFollower | null>(null);
  const motion = useRef(look.motion);
  const last = useRef<{ look: LyricAppearance; active: number; row: HTMLElement | null } | null>(null);

  const columns = look.direction === 'vertical';
  useLayoutEffect(() => {
    if (!scroller.current) return undefined;
    const shown = scroller.current;
    const springs = (): boolean =>
      'animate' in shown && motion.current !== 'plain' && !prefersReducedMotion(shown);
    follower.current = createLineFollower(shown, columns ? columnAxis : lineAxis, springs);
    const endColumns = columns ? scrollColumns(shown) : undefined;
    return () => {
      endColumns?.();
      follower.current?.stop();
      follower.current = null;
      last.current = null;
    };
  }, [scroller, columns]);

  useLayoutEffect(() => {
    motion.current = look.motion;
  }, [look.motion]);

  useLayoutEffect(() => {
    const before = last.current;
    const row = scroller.current?.querySelector<HTMLElement>('[data-active]') ?? null;
    last.current = { look, active, row };
    const heights = before !== null && sameHeights(before.look, look);
    // Rendered for another reason: does not interrupt a user who reads elsewhere.
    if (heights && before.active === active && before.row === row) return;
    const stepped = heights && before.active !== active;
    follower.current?.to(row, stepped ? 'step' : 'still');
  }, [scroller, active, look]);
}

const sameHeights = (one: LyricAppearance, other: LyricAppearance): boolean =>
  one.direction === other.direction &&
  one.size === other.size &&
  one.translation === other.translation &&
  one.romanisation === other.romanisation;
