import type { Progress } from '@qingyin/player';
import { viewOf } from '@qingyin/ui';
import { useLayoutEffect, useRef } from 'react';
import { formatClock } from '../format-clock.ts';
import { usePlayer } from '../player-context.tsx';
import { keepInTime } from '../slider/keep-in-time.ts';
import { useProgress } from '../use-player-state.ts';
import styles from './TimeWheels.module.css';

/** The figures of a clock, the last first: how many there are, and how long all of them take, ms. */
const WHEELS = [
  [10, 10_000],
  [6, 60_000],
  [10, 600_000],
  [6, 3_600_000],
  [10, 36_000_000],
  [10, 360_000_000],
] as const;

/** A wheel more stands there so long before it is needed, ms: longer than the time between two ticks of the player. */
const AHEAD_MS = 600;

/** What of the time only a press or a long while changes: "0:00 / 3:45", where each 0 before the stroke turns. */
const still = ({ positionMs, durationMs }: Progress): string =>
  `${formatClock(positionMs + AHEAD_MS).replace(/\d/g, '0')} / ${formatClock(durationMs)}`;

/**
 * The time as wheels with figures on them, which animations of the browser's turn: no script runs and the page draws no frame
 * for a second that passes. `pace`: the speed of the song.
 */
export default function TimeWheels({ pace }: { pace: number }) {
  const player = usePlayer();
  const time = useRef<HTMLSpanElement>(null);
  const shown = useProgress(still);
  const [turning = '', ...standing] = shown.split(' ');
  useLayoutEffect(() => {
    const view = time.current ? viewOf(time.current) : window;
    const wheels = [...(time.current?.querySelectorAll('[data-figures]') ?? [])].reverse();
    const animations = wheels.map((wheel, place) => {
      const [count, turnMs] = WHEELS[place] ?? WHEELS[0];
      // A touch lower than where a figure would stand between two pixels: those of 1.5 would be rounded now up, now down.
      return wheel.animate(
        [{ transform: 'translateY(0.02px)' }, { transform: 'translateY(calc(0.02px - 100%))' }],
        {
          duration: turnMs / pace,
          easing: `steps(${String(count)})`,
          iterations: Infinity,
        },
      );
    });
    const keepTime = (): void => keepInTime(animations, view.performance.now() - player.positionMs() / pace);
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

/** A figure with so many behind it. The first of a time is no 0, but of the minutes: "0:42", "10:00". */
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
