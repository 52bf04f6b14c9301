import type { VisualizerKind } from './visualizer-kind.ts';

/** Drawing area, in CSS px of the canvas. */
export interface DrawingArea {
  context: CanvasRenderingContext2D;
  width: number;
  height: number;
}

/** Number of values each visualizer needs. */
export const VALUE_COUNTS: Record<VisualizerKind, number> = { bars: 48, curve: 256, halo: 96 };

/** Margin for the halo on each side of the cover, as a share of the canvas's edge. */
export const HALO_MARGIN = 0.1;
const GAP = 0.35;
/** Maximum length of the halo's lines, CSS px, so that they do not reach the text below the cover. */
const REACH = 24;
/** Minimum length for silence, CSS px. */
const LEAST = 2;

/** Frequency bands as bars, low frequencies first. */
function bars({ context, width, height }: DrawingArea, levels: Float32Array): void {
  const step = width / levels.length;
  context.beginPath();
  levels.forEach((level, band) => {
    const tall = Math.max(LEAST, level * level * height);
    context.rect((band + GAP / 2) * step, height - tall, step * (1 - GAP), tall);
  });
  context.fill();
}

/** Waveform around the middle of the canvas. */
function curve({ context, width, height }: DrawingArea, levels: Float32Array): void {
  const step = width / (levels.length - 1);
  context.beginPath();
  levels.forEach((level, at) => context.lineTo(at * step, (0.5 - level / 2) * height));
  context.stroke();
}

/**
 * Frequency bands as lines around the square of the cover, low frequencies at the middle of its bottom edge,
 * mirrored on both sides.
 */
function halo({ context, width }: DrawingArea, levels: Float32Array): void {
  const room = width * HALO_MARGIN;
  const edge = width - 2 * room;
  const half = levels.length / 2;
  context.beginPath();
  for (let at = 0; at < levels.length; at += 1) {
    const level = levels[at < half ? at * 2 : (levels.length - 1 - at) * 2 + 1] ?? 0;
    const { x, y, outX, outY } = pointOnSquare((at + 0.5) / levels.length);
    const [startX, startY] = [room + x * edge, room + y * edge];
    const long = LEAST + level * level * (Math.min(room, REACH) - LEAST);
    context.moveTo(startX, startY);
    context.lineTo(startX + outX * long, startY + outY * long);
  }
  context.stroke();
}

/**
 * Point on the border of the unit square, by its share of the way around from the middle of the bottom edge, and
 * the outward normal there.
 */
export function pointOnSquare(share: number): { x: number; y: number; outX: number; outY: number } {
  const way = (share * 4 + 0.5) % 4;
  const side = Math.floor(way);
  const along = way - side;
  if (side === 0) return { x: 1 - along, y: 1, outX: 0, outY: 1 };
  if (side === 1) return { x: 0, y: 1 - along, outX: -1, outY: 0 };
  if (side === 2) return { x: along, y: 0, outX: 0, outY: -1 };
  return { x: 1, y: along, outX: 1, outY: 0 };
}

/** Drawing functions of the visualizers; `levels` are 0 to 1 (the curve: -1 to 1). */
export const drawVisualizer: Record<VisualizerKind, (field: DrawingArea, levels: Float32Array) => void> = {
  bars,
  curve,
  halo,
};
