import { formatDuration } from '@qingyin/i18n';
import type { Progress } from '@qingyin/player';
import { ownerWindow } from '@qingyin/ui';
import { useLayoutEffect, useRef } from 'react';
import { usePlayer } from '../player-context.tsx';
import { alignAnimations } from '../slider/align-animations.ts';
import { useProgress } from '../use-player-state.ts';
import styles from './AnimatedTimeText.module.css';

/** Number of values of each digit wheel and duration of its turn, ms; the last digit first. */
const WHEELS = [
  [10, 10_000],
  [6, 60_000],
  [10, 600_000],
  [6, 3_600_000],
  [10, 36_000_000],
  [10, 360_000_000],
] as const;

/**
 * Time before it is needed at which another digit wheel is rendered, ms; longer than the interval between two
 * ticks.
 */
const AHEAD_MS = 600;

/** The static part of the text: "0:00 / 3:45", where each 0 before the slash is a wheel. */
const still = ({ positionMs, durationMs }: Progress): string =>
  `${formatDuration(positionMs + AHEAD_MS).replace(/\d/g, '0')} / ${formatDuration(durationMs)}`;

/**
 * The position as digit wheels turned by Web Animations: no script runs and the page renders no frame for each
 * second.
 *
 * @param pace playback rate
 */
export default function AnimatedTimeText({ pace }: { pace: number }) {
  const player = usePlayer();
  const time = useRef<HTMLSpanElement>(null);
  const shown = useProgress(still);
  const [turning = '', ...standing] = shown.split(' ');
  useLayoutEffect(() => {
    const view = time.current ? ownerWindow(time.current) : window;
    const wheels = [...(time.current?.querySelectorAll('[data-figures]') ?? [])].reverse();
    const animations = wheels.map((wheel, place) => {
      const [count, turnMs] = WHEELS[place] ?? WHEELS[0];
      // Slightly lower than half a pixel: digits at 1.5 px would be rounded up and down in turn.
      return wheel.animate(
        [{ transform: 'translateY(0.02px)' }, { transform: 'translateY(calc(0.02px - 100%))' }],
        {
          duration: turnMs / pace,
          easing: `steps(${String(count)})`,
          iterations: Infinity,
        },
      );
    });
    const keepTime = (): void =>
      alignAnimations(animations, view.performance.now() - player.positionMs() / pace);
    keepTime();
    const leave = player.progress.subscribe(keepTime);
    return () => {
      leave();
      for (const animation of animations) animation.cancel();
    };
  }, [player, pace, turning]);
  return (
    <span ref={time}>
      {[...turning].map((sign, at) =>
        sign === ':' ? sign : <Wheel key={at} first={at === 0} behind={figuresIn(turning.slice(at + 1))} />,
      )}
      {` ${standing.join(' ')}`}
    </span>
  );
}

const figuresIn = (time: string): number => time.replaceAll(':', '').length;

/** A digit wheel with `behind` digits after it. A leading 0 is blank, except in the minutes: "0:42", "10:00". */
function Wheel({ first, behind }: { first: boolean; behind: number }) {
  const [count] = WHEELS[behind] ?? WHEELS[0];
  const blank = first && behind > 2;
  const figures = Array.from({ length: count }, (_, figure) => (blank && figure === 0 ? ' ' : figure));
  return (
    <span className={styles.window}>
      <span className={styles.wheel} data-figures={figures.join('\n')} />
    </span>
  );
}
