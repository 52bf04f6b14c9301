import type { SeededRandom } from '../compose/random.ts';
import type { Mood } from '../compose/song-spec.ts';
import type { Palette } from './palettes.ts';

/** Context of a scene: size, colours, seeded random generator, and SVG definitions with unique ids. */
export interface Canvas {
  width: number;
  height: number;
  mood: Mood;
  palette: Palette;
  random: SeededRandom;
  /** `end` keeps the motifs (sun, moon, boat) out of the left half, where a title is drawn. */
  focus?: 'end';
  /** Adds an SVG definition (gradient, filter, clip) and returns its id. */
  define(make: (id: string) => string): string;
}

/** Draws SVG shapes that fill the canvas. */
export type Scene = (canvas: Canvas) => string;

export interface Point {
  x: number;
  y: number;
}

/** Formats a coordinate for paths with one decimal. */
export function formatNumber(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** Linear gradient, vertical by default; stops are [offset, colour, opacity]. Returns `url(#…)`. */
export function gradient(
  canvas: Canvas,
  stops: readonly (readonly [number, string, number])[],
  angle = 90,
): string {
  const list = stops.map(
    ([at, colour, opacity]) => `<stop offset="${at}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
  );
  const x2 = Math.round(Math.cos((angle * Math.PI) / 180) * 100) / 100;
  const y2 = Math.round(Math.sin((angle * Math.PI) / 180) * 100) / 100;
  const id = canvas.define(
    (name) =>
      `<linearGradient id="${name}" x1="0" y1="0" x2="${x2}" y2="${y2}">${list.join('')}</linearGradient>`,
  );
  return `url(#${id})`;
}

/** Radial gradient around the middle of its shape. */
export function glow(canvas: Canvas, stops: readonly (readonly [number, string, number])[]): string {
  const list = stops.map(
    ([at, colour, opacity]) => `<stop offset="${at}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
  );
  return `url(#${canvas.define((name) => `<radialGradient id="${name}">${list.join('')}</radialGradient>`)})`;
}

export function blur(canvas: Canvas, deviation: number): string {
  const id = canvas.define(
    (name) =>
      `<filter id="${name}" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="${formatNumber(deviation)}"/></filter>`,
  );
  return `filter="url(#${id})"`;
}

/** Filter that frays edges like ink on rough paper. */
export function rough(canvas: Canvas, scale: number, frequency = 0.03): string {
  const seed = canvas.random.int(1, 900);
  const id = canvas.define(
    (name) =>
      `<filter id="${name}" x="-10%" y="-10%" width="120%" height="120%"><feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="3" seed="${seed}" result="t"/><feDisplacementMap in="SourceGraphic" in2="t" scale="${formatNumber(scale)}"/></filter>`,
  );
  return `filter="url(#${id})"`;
}

/** Smooth curve through points (Catmull-Rom as cubic Béziers), without the initial move command. */
export function curve(points: readonly Point[]): string {
  let path = '';
  for (let i = 0; i < points.length - 1; i++) {
    const p1 = points[i];
    const p2 = points[i + 1];
    if (!p1 || !p2) continue;
    const p0 = points[i - 1] ?? p1;
    const p3 = points[i + 2] ?? p2;
    path += `C${formatNumber(p1.x + (p2.x - p0.x) / 6)} ${formatNumber(p1.y + (p2.y - p0.y) / 6)} ${formatNumber(p2.x - (p3.x - p1.x) / 6)} ${formatNumber(p2.y - (p3.y - p1.y) / 6)} ${formatNumber(p2.x)} ${formatNumber(p2.y)}`;
  }
  return path;
}

/** Outline of a brush stroke along points; `widthAt` gives the width for 0…1. */
export function brush(points: readonly Point[], widthAt: (x: number) => number): string {
  const left: Point[] = [];
  const right: Point[] = [];
  points.forEach((point, i) => {
    const before = points[i - 1] ?? point;
    const after = points[i + 1] ?? point;
    const length = Math.hypot(after.x - before.x, after.y - before.y) || 1;
    const half = widthAt(i / Math.max(1, points.length - 1)) / 2;
    const nx = (-(after.y - before.y) / length) * half;
    const ny = ((after.x - before.x) / length) * half;
    left.push({ x: point.x + nx, y: point.y + ny });
    right.unshift({ x: point.x - nx, y: point.y - ny });
  });
  const start = left[0];
  const turn = right[0];
  if (!start || !turn) return '';
  return `M${formatNumber(start.x)} ${formatNumber(start.y)}${curve(left)}L${formatNumber(turn.x)} ${formatNumber(turn.y)}${curve(right)}Z`;
}

/** One-dimensional terrain: sum of smooth waves between −1 and 1. */
export function terrain(random: SeededRandom, octaves = 5): (x: number) => number {
  const layers = Array.from({ length: octaves }, (_, octave) => {
    const count = 3 * 2 ** octave;
    const values = Array.from({ length: count + 2 }, () => random.range(-1, 1));
    return { count, values, strength: 0.52 ** octave };
  });
  return (x) =>
    layers.reduce((sum, { count, values, strength }) => {
      const at = Math.min(0.9999, Math.max(0, x)) * count;
      const i = Math.floor(at);
      const f = (1 - Math.cos((at - i) * Math.PI)) / 2;
      return sum + strength * ((values[i] ?? 0) * (1 - f) + (values[i + 1] ?? 0) * f);
    }, 0) / 1.6;
}

/** x coordinate for a position from 0 to 1 across the canvas, moved to the right if the focus is at the end. */
export function acrossCanvas(canvas: Canvas, part: number): number {
  return canvas.width * (canvas.focus === 'end' ? 0.56 + 0.38 * part : part);
}

/** Sky over the whole canvas. */
export function backdrop(canvas: Canvas): string {
  const { width, height, palette } = canvas;
  const fill = gradient(canvas, [
    [0, palette.sky, 1],
    [1, palette.ground, 1],
  ]);
  return `<rect width="${width}" height="${height}" fill="${fill}"/>`;
}

/** Sun or moon with a halo. */
export function drawDisc(
  canvas: Canvas,
  x: number,
  y: number,
  radius: number,
  colour = canvas.palette.light,
): string {
  const halo = glow(canvas, [
    [0, colour, canvas.palette.dark ? 0.45 : 0.7],
    [0.35, colour, 0.18],
    [1, colour, 0],
  ]);
  return `<circle cx="${formatNumber(x)}" cy="${formatNumber(y)}" r="${formatNumber(radius * 2.8)}" fill="${halo}"/><circle cx="${formatNumber(x)}" cy="${formatNumber(y)}" r="${formatNumber(radius)}" fill="${colour}"/>`;
}

/** Small seal like a name stamp: a red square with an abstract glyph of bars cut out. */
export function drawSeal(canvas: Canvas, x: number, y: number, size: number): string {
  const { random, palette } = canvas;
  const colour = palette.dark ? palette.accent : '#b23a2a';
  const unit = size / 8;
  const bars: string[] = [];
  for (const row of [1.4, 3.2, 5]) {
    const from = random.pick([1.4, 2.4]);
    const to = random.pick([5.6, 6.6]);
    bars.push(
      `M${formatNumber(x + from * unit)} ${formatNumber(y + (row + 0.4) * unit)}H${formatNumber(x + to * unit)}`,
    );
  }
  const middle = random.pick([3, 4, 5]);
  bars.push(
    `M${formatNumber(x + middle * unit)} ${formatNumber(y + 1.4 * unit)}V${formatNumber(y + 6.7 * unit)}`,
  );
  if (random.chance(0.6))
    bars.push(
      `M${formatNumber(x + 1.8 * unit)} ${formatNumber(y + 6.6 * unit)}H${formatNumber(x + 6.2 * unit)}`,
    );
  return `<g opacity=".88"><rect x="${formatNumber(x)}" y="${formatNumber(y)}" width="${formatNumber(size)}" height="${formatNumber(size)}" rx="${formatNumber(unit * 0.9)}" fill="${colour}"/><path d="${bars.join('')}" stroke="${palette.dark ? palette.ink : '#fbf3e6'}" stroke-width="${formatNumber(unit * 0.75)}" fill="none"/></g>`;
}
