import { prefersReducedMotion } from '@qingyin/ui';
import { memo, useLayoutEffect, useRef } from 'react';
import styles from './LyricLines.module.css';
import { usePlaybackClock } from './scheduler/use-playback-clock.ts';
import { startKaraokeHighlight } from './highlight/karaoke-highlight.ts';

const DOTS = 3;

export interface InterludeProps {
  startMs: number;
  endMs: number;
  /** the interlude is active now */
  sounding: boolean;
}

/** An interlude: dots that fill one after the other until the next line. Hidden from screen readers. */
export const Interlude = memo(function Interlude({ startMs, endMs, sounding }: InterludeProps) {
  const row = useRef<HTMLLIElement>(null);
  const score = usePlaybackClock();
  useLayoutEffect(() => {
    if (!sounding || !row.current) return undefined;
    const third = (endMs - startMs) / DOTS;
    const dots = [...row.current.querySelectorAll<HTMLElement>('i')];
    const filled = dots.map((element, at) => ({
      startMs: startMs + at * third,
      endMs: startMs + (at + 1) * third,
      marks: [{ element, property: 'opacity' as const, unsung: '0', sung: '1' }],
    }));
    const wipe = startKaraokeHighlight(filled, score, !prefersReducedMotion(row.current));
    const leave = score.subscribe(wipe.sync);
    return () => {
      leave();
      wipe.stop();
    };
  }, [startMs, endMs, sounding, score]);
  return (
    <li
      ref={row}
      aria-hidden
      className={styles.interlude}
      data-sounding={sounding || undefined}
      data-active={sounding || undefined}
    >
      {Array.from({ length: DOTS }, (_, at) => (
        <span key={at} className={styles.dot}>
          <i />
        </span>
      ))}
    </li>
  );
});
