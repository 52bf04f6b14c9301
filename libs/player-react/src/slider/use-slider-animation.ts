import { ownerWindow } from '@qingyin/ui';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { alignAnimations } from './align-animations.ts';

/** Style that moves an element by a percentage of its width in reading direction; needs no layout and no paint. */
export const translateStyle = (share: number) => ({
  transform: `translateX(calc(var(--qy-way) * ${String(share)}%))`,
});

interface Course {
  /** the last reported value; a change realigns the animation */
  value: number;
  /** the exact current value */
  valueNow: () => number;
  max: number;
  /** growth of the value per ms; 0: no animation */
  pace: number;
}

/**
 * Animates fill and thumb of the slider to the end as the value grows. The compositor runs the animation: the page
 * renders no frame.
 *
 * @returns whether the animation runs; the elements then need no transform of their own
 */
export function useSliderAnimation(
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
        ? [
            part.animate([translateStyle(at * 100 - 100), translateStyle(at * 100)], {
              duration: max / pace,
              fill: 'both',
            }),
          ]
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
    const begunMs = ownerWindow(fill.current).performance.now() - valueNow() / pace;
    alignAnimations(running.current, begunMs);
  }, [fill, value, valueNow, max, pace]);

  return glides;
}
