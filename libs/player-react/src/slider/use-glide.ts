import { viewOf } from '@qingyin/ui';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { keepInTime } from './keep-in-time.ts';

/** Moved by a share of its own width to where lines run: nothing has to be laid out or painted for it. */
export const moved = (share: number) => ({
  transform: `translateX(calc(var(--qy-way) * ${String(share)}%))`,
});

interface Course {
  /** as it was told, which may be a while ago: when it changes is when the course is looked at */
  value: number;
  /** the value at this very moment */
  valueNow: () => number;
  max: number;
  /** 0: it stands, or is not to glide */
  pace: number;
}

/**
 * Lets the fill and the place of the thumb glide to the end as the value grows, by animations that the compositor runs: the page
 * draws no frame for it. True while they do; then they need no styles of their own.
 */
export function useGlide(
  fill: RefObject<HTMLElement | null>,
  place: RefObject<HTMLElement | null>,
  { value, valueNow, max, pace }: Course,
): boolean {
  const running = useRef<Animation[]>([]);
  const [glides, setGlides] = useState(false);

  useLayoutEffect(() => {
    const parts = [fill.current, place.current];
    if (pace <= 0 || max <= 0) return undefined;
    running.current = parts.flatMap((part, at) =>
      part
        ? [part.animate([moved(at * 100 - 100), moved(at * 100)], { duration: max / pace, fill: 'both' })]
        : [],
    );
    setGlides(true);
    return () => {
      for (const animation of running.current) animation.cancel();
      running.current = [];
      setGlides(false);
    };
  }, [fill, place, max, pace]);

  useLayoutEffect(() => {
    if (running.current.length === 0 || !fill.current) return;
    const begunMs = viewOf(fill.current).performance.now() - valueNow() / pace;
    keepInTime(running.current, begunMs);
  }, [fill, value, valueNow, max, pace]);

  return glides;
}
