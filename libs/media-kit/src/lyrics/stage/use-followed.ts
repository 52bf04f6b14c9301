import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { LyricLook } from '../lyric-look.ts';
import { scrollColumns } from './columns.ts';
import { createFollower, type Follower } from './follow.ts';
import { prefersStill } from './prefers-still.ts';
import { downwards, leftwards } from './run-of-lines.ts';

/**
 * Keeps the active row (`data-active`) in the middle of its scroller: at once when it opens or its lines change their
 * height or direction, by springs from line to line where the listener wants motion.
 */
export function useFollowed(
  scroller: RefObject<HTMLElement | null>,
  active: number,
  /** changes when the lines change their height */
  look: LyricLook,
): void {
  const follower = useRef<Follower | null>(null);
  const motion = useRef(look.motion);
  const last = useRef<{ look: LyricLook; active: number } | null>(null);

  const columns = look.direction === 'vertical';
  useEffect(() => {
    if (!scroller.current) return undefined;
    const shown = scroller.current;
    const springs = (): boolean => motion.current !== 'plain' && !prefersStill(shown);
    follower.current = createFollower(shown, columns ? leftwards : downwards, springs);
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

  useEffect(() => {
    const before = last.current;
    last.current = { look, active };
    const stepped = before !== null && before.active !== active && sameHeights(before.look, look);
    const row = scroller.current?.querySelector<HTMLElement>('[data-active]') ?? null;
    follower.current?.to(row, stepped ? 'step' : 'still');
  }, [scroller, active, look]);
}

const sameHeights = (one: LyricLook, other: LyricLook): boolean =>
  one.direction === other.direction &&
  one.size === other.size &&
  one.translation === other.translation &&
  one.romanisation === other.romanisation;
