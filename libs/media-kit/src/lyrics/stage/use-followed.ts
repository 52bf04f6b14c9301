import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { LyricLook } from '../lyric-look.ts';
import { createFollower, type Follower } from './follow.ts';
import { prefersStill } from './prefers-still.ts';

/**
 * Keeps the active row (`data-active`) in the middle of its scroller: at once when it opens or its lines change their
 * height, by springs from line to line where the listener wants motion.
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

  useEffect(() => {
    if (!scroller.current) return undefined;
    const shown = scroller.current;
    follower.current = createFollower(shown, () => motion.current !== 'plain' && !prefersStill(shown));
    return () => {
      follower.current?.stop();
      follower.current = null;
      last.current = null;
    };
  }, [scroller]);

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
  one.size === other.size && one.translation === other.translation && one.romanisation === other.romanisation;
