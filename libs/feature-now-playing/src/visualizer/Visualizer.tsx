import { usePlayerState } from '@qingyin/player-react';
import { classNames, coverUrl, useMediaQuery } from '@qingyin/ui';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { useNowPlayingPorts } from '../now-playing-ports.ts';
import { coverHue } from './cover-hue.ts';
import { runVisualizer } from './run-visualizer.ts';
import { usePageVisible } from './use-page-visible.ts';
import classes from './Visualizer.module.css';
import type { VisualizerKind } from './visualizer-kind.ts';

const COVER_PX = 64;

/**
 * Audio visualizer in the hue of the cover. It stops while the music is paused or the page is hidden, and is not
 * rendered with reduced motion.
 */
export default function Visualizer({ kind, cover }: { kind: VisualizerKind; cover: string }) {
  const { audio } = useNowPlayingPorts();
  const playing = usePlayerState(({ status }) => status === 'playing');
  const still = useMediaQuery('(prefers-reduced-motion: reduce)');
  const seen = usePageVisible();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [hue, setHue] = useState<number | null>(null);

  useEffect(() => {
    let left = false;
    if (cover) void coverHue(coverUrl(cover, COVER_PX)).then((found) => left || setHue(found));
    return () => {
      left = true;
    };
  }, [cover]);

  useEffect(() => {
    if (!playing || !seen || still || !canvas.current) return;
    const { stop } = runVisualizer({ kind, canvas: canvas.current, analyser: () => audio.analyser() });
    return stop;
  }, [kind, hue, playing, seen, still, audio]);

  if (still) return null;
  return (
    <canvas
      key={kind}
      ref={canvas}
      aria-hidden
      className={classNames(classes.visual, classes[kind], hue !== null && classes.tinted)}
      style={hue === null ? undefined : ({ '--hue': String(hue) } as CSSProperties)}
      data-visual={kind}
    />
  );
}
