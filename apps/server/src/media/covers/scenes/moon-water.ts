import {
  across,
  backdrop,
  blur,
  curve,
  disc,
  gradient,
  n,
  rough,
  type Canvas,
  type Point,
} from '../canvas.ts';
import { ridge } from './mountains.ts';

/** A small distant boat with a figure. */
export function boat(canvas: Canvas, x: number, y: number, size: number): string {
  const { palette } = canvas;
  const colour = palette.ink;
  const hull = `M${n(x - size)} ${n(y - size * 0.12)}Q${n(x)} ${n(y + size * 0.3)} ${n(x + size)} ${n(y - size * 0.2)}Q${n(x + size * 0.3)} ${n(y + size * 0.08)} ${n(x - size)} ${n(y - size * 0.12)}Z`;
  const roof = `M${n(x - size * 0.45)} ${n(y)}Q${n(x - size * 0.15)} ${n(y - size * 0.5)} ${n(x + size * 0.2)} ${n(y)}Z`;
  const man = `M${n(x + size * 0.42)} ${n(y)}Q${n(x + size * 0.44)} ${n(y - size * 0.5)} ${n(x + size * 0.54)} ${n(y - size * 0.5)}Q${n(x + size * 0.66)} ${n(y - size * 0.4)} ${n(x + size * 0.64)} ${n(y)}Z`;
  const hat = `M${n(x + size * 0.38)} ${n(y - size * 0.48)}L${n(x + size * 0.55)} ${n(y - size * 0.66)}L${n(x + size * 0.73)} ${n(y - size * 0.46)}Z`;
  const pole = `M${n(x + size * 0.6)} ${n(y - size * 0.3)}L${n(x + size * 1.15)} ${n(y + size * 0.42)}`;
  return `<path d="${hull}${roof}${man}${hat}" fill="${colour}"/><path d="${pole}" stroke="${colour}" stroke-width="${n(size * 0.035)}"/>`;
}

/** Still water under a large moon, whose reflection is broken into strokes. */
export function moonWater(canvas: Canvas): string {
  const { width, height, palette, random } = canvas;
  const size = Math.min(width, height);
  const shore = height * random.range(0.56, 0.66);
  const radius = size * random.range(0.14, 0.23);
  const x = across(canvas, random.range(0.34, 0.66));
  const y = shore - radius * random.range(0.9, 1.7);
  const moon = random.chance(0.35) && !palette.dark ? palette.accent : palette.light;
  const water = gradient(canvas, [
    [0, palette.middle, palette.dark ? 0.75 : 0.5],
    [1, palette.near, palette.dark ? 1 : 0.72],
  ]);
  const strokes: string[] = [];
  for (let i = 0; i < 26; i++) {
    const depth = i / 26;
    const sy = shore + size * 0.012 + depth ** 1.25 * (height - shore);
    const reach = radius * (0.35 + 0.75 * Math.sqrt(1 - Math.min(1, depth * 0.9))) * random.range(0.45, 1);
    const sx = x + random.range(-0.25, 0.25) * radius;
    const thick = size * (0.0035 + 0.006 * depth);
    strokes.push(
      `<ellipse cx="${n(sx)}" cy="${n(sy)}" rx="${n(reach)}" ry="${n(thick)}" opacity="${n((0.85 - depth * 0.6) * 10) === '0' ? 0.1 : (0.85 - depth * 0.6).toFixed(2)}"/>`,
    );
  }
  const parts = [
    backdrop(canvas),
    disc(canvas, x, y, radius, moon),
    `<g ${blur(canvas, size * 0.004)}>${ridge(canvas, shore + size * 0.02, size * 0.17, palette.far, palette.ground, 0.9)}</g>`,
    ridge(canvas, shore + size * 0.03, size * 0.09, palette.middle, palette.ground, 0.95),
    `<rect y="${n(shore)}" width="${width}" height="${n(height - shore)}" fill="${palette.ground}"/>`,
    `<rect y="${n(shore)}" width="${width}" height="${n(height - shore)}" fill="${water}"/>`,
    `<g fill="${moon}" ${rough(canvas, size * 0.008, 0.05)}>${strokes.join('')}</g>`,
    boat(
      canvas,
      across(canvas, random.pick([0.22, 0.3, 0.72])),
      shore + (height - shore) * random.range(0.3, 0.5),
      size * 0.075,
    ),
    reeds(canvas),
  ];
  return parts.join('');
}

/** Reeds in a lower corner. */
export function reeds(canvas: Canvas): string {
  const { width, height, palette, random } = canvas;
  const size = Math.min(width, height);
  const fromRight = random.chance(0.5);
  const paths: string[] = [];
  for (let i = 0; i < 15; i++) {
    const start = random.range(0, 0.2) * size;
    const x = fromRight ? width - start : start;
    const tall = size * random.range(0.12, 0.36);
    const lean = (fromRight ? -1 : 1) * size * random.range(0.02, 0.14);
    const points: Point[] = [
      { x, y: height + 4 },
      { x: x + lean * 0.3, y: height - tall * 0.6 },
      { x: x + lean, y: height - tall },
    ];
    paths.push(
      `<path d="M${n(x)} ${n(height + 4)}${curve(points)}" stroke-width="${n(size * random.range(0.003, 0.006))}"/>`,
    );
    if (random.chance(0.6)) {
      paths.push(
        `<ellipse cx="${n(x + lean)}" cy="${n(height - tall)}" rx="${n(size * 0.006)}" ry="${n(size * 0.026)}" transform="rotate(${fromRight ? -18 : 18} ${n(x + lean)} ${n(height - tall)})" fill="${palette.ink}" stroke="none"/>`,
      );
    }
  }
  return `<g fill="none" stroke="${palette.ink}" stroke-linecap="round" opacity=".85">${paths.join('')}</g>`;
}
