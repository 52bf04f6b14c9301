import { usePlaybackClock } from '@qingyin/lyrics-view';
import { type RefObject, useEffect, useRef } from 'react';
import { drawPeaks, SECOND_PX } from './draw-peaks.ts';
import type { Peaks } from './use-peaks.ts';

/** Refs of the waveform's elements, and the conversion of positions to times. */
export interface WaveformScroll {
  canvas: RefObject<HTMLCanvasElement | null>;
  /** layer that moves with the song: markers and playhead */
  moving: RefObject<HTMLDivElement | null>;
  /** time at a horizontal client coordinate, ms */
  msAt: (clientX: number) => number;
}

/** Position of the playhead as a share of the width. */
const HERE = 0.3;

/**
 * Scrolls waveform and markers with the song: in each frame while it plays, otherwise on a seek. While paused,
 * scrolls to `restMs` (the chosen line) whenever that changes.
 */
export function useWaveformScroll(peaks: Peaks, restMs: number | null): WaveformScroll {
  const score = usePlaybackClock();
  const canvas = useRef<HTMLCanvasElement>(null);
  const moving = useRef<HTMLDivElement>(null);
  const from = useRef(0);
  const middle = useRef<number | null>(null);
  const draw = useRef(() => {});

  useEffect(() => {
    let frame = 0;
    let lastMs = -1;
    const put = (): void => {
      const board = canvas.current;
      if (!board) return;
      const nowMs = score.positionMs();
      // A seek overrides the position of the chosen line.
      if (score.isAdvancing() || Math.abs(nowMs - lastMs) > 1) middle.current = null;
      lastMs = nowMs;
      const shownMs = middle.current ?? nowMs;
      from.current = shownMs - (board.clientWidth * HERE * 1000) / SECOND_PX;
      const layer = moving.current;
      if (layer) {
        layer.style.setProperty('--from', `${String((-from.current * SECOND_PX) / 1000)}px`);
        layer.style.setProperty('--now', `${String((nowMs * SECOND_PX) / 1000)}px`);
      }
      if (typeof peaks === 'object') drawPeaks(board, peaks, from.current);
    };
    const run = (): void => {
      put();
      frame = score.isAdvancing() ? requestAnimationFrame(run) : 0;
    };
    const wake = (): void => {
      if (frame === 0) run();
    };
    draw.current = put;
    const leave = score.subscribe(wake);
    const sizes = new ResizeObserver(put);
    if (canvas.current) sizes.observe(canvas.current);
    run();
    return () => {
      leave();
      sizes.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [score, peaks]);

  useEffect(() => {
    if (restMs === null || score.isAdvancing()) return;
    middle.current = restMs;
    draw.current();
  }, [restMs, score]);

  return {
    canvas,
    moving,
    msAt: (clientX) => {
      const left = canvas.current?.getBoundingClientRect().left ?? 0;
      return Math.max(0, from.current + ((clientX - left) * 1000) / SECOND_PX);
    },
  };
}
