import {
  acrossCanvas,
  backdrop,
  blur,
  curve,
  drawDisc,
  gradient,
  formatNumber,
  rough,
  type Canvas,
  type Point,
} from '../canvas.ts';
import { ridge } from './mountains.ts';

/** A small distant boat with a figure. */
export function boat(canvas: Canvas, x: number, y: number, size: number): string {
  const { palette } = canvas;
  const colour = palette.ink;
  const hull = `M${formatNumber(x - size)} ${formatNumber(y - size * 0.12)}Q${formatNumber(x)} ${formatNumber(y + size * 0.3)} ${formatNumber(x + size)} ${formatNumber(y - size * 0.2)}Q${formatNumber(x + size * 0.3)} ${formatNumber(y + size * 0.08)} ${formatNumber(x - size)} ${formatNumber(y - size * 0.12)}Z`;
  const roof = `M${formatNumber(x - size * 0.45)} ${formatNumber(y)}Q${formatNumber(x - size * 0.15)} ${formatNumber(y - size * 0.5)} ${formatNumber(x + size * 0.2)} ${formatNumber(y)}Z`;
  const man = `M${formatNumber(x + size * 0.42)} ${formatNumber(y)}Q${formatNumber(x + size * 0.44)} ${formatNumber(y - size * 0.5)} ${formatNumber(x + size * 0.54)} ${formatNumber(y - size * 0.5)}Q${formatNumber(x + size * 0.66)} ${formatNumber(y - size * 0.4)} ${formatNumber(x + size * 0.64)} ${formatNumber(y)}Z`;
  const hat = `M${formatNumber(x + size * 0.38)} ${formatNumber(y - size * 0.48)}L${formatNumber(x + size * 0.55)} ${formatNumber(y - size * 0.66)}L${formatNumber(x + size * 0.73)} ${formatNumber(y - size * 0.46)}Z`;
  const pole = `M${formatNumber(x + size * 0.6)} ${formatNumber(y - size * 0.3)}L${formatNumber(x + size * 1.15)} ${formatNumber(y + size * 0.42)}`;
  return `<path d="${hull}${roof}${man}${hat}" fill="${colour}"/><path d="${pole}" stroke="${colour}" stroke-width="${formatNumber(size * 0.035)}"/>`;
}

/** Still water under a large moon, whose reflection is broken into strokes. */
export function moonWater(canvas: Canvas): string {
  const { width, height, palette, random } = canvas;
  const size = Math.min(width, height);
  const shore = height * random.range(0.56, 0.66);
  const radius = size * random.range(0.14, 0.23);
  const x = acrossCanvas(canvas, random.range(0.34, 0.66));
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
      `<ellipse cx="${formatNumber(sx)}" cy="${formatNumber(sy)}" rx="${formatNumber(reach)}" ry="${formatNumber(thick)}" opacity="${formatNumber((0.85 - depth * 0.6) * 10) === '0' ? 0.1 : (0.85 - depth * 0.6).toFixed(2)}"/>`,
    );
  }
  const parts = [
    backdrop(canvas),
    drawDisc(canvas, x, y, radius, moon),
    `<g ${blur(canvas, size * 0.004)}>${ridge(canvas, shore + size * 0.02, size * 0.17, palette.far, palette.ground, 0.9)}</g>`,
    ridge(canvas, shore + size * 0.03, size * 0.09, palette.middle, palette.ground, 0.95),
    `<rect y="${formatNumber(shore)}" width="${width}" height="${formatNumber(height - shore)}" fill="${palette.ground}"/>`,
    `<rect y="${formatNumber(shore)}" width="${width}" height="${formatNumber(height - shore)}" fill="${water}"/>`,
    `<g fill="${moon}" ${rough(canvas, size * 0.008, 0.05)}>${strokes.join('')}</g>`,
    boat(
      canvas,
      acrossCanvas(canvas, random.pick([0.22, 0.3, 0.72])),
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
      `<path d="M${formatNumber(x)} ${formatNumber(height + 4)}${curve(points)}" stroke-width="${formatNumber(size * random.range(0.003, 0.006))}"/>`,
    );
    if (random.chance(0.6)) {
      paths.push(
        `<ellipse cx="${formatNumber(x + lean)}" cy="${formatNumber(height - tall)}" rx="${formatNumber(size * 0.006)}" ry="${formatNumber(size * 0.026)}" transform="rotate(${fromRight ? -18 : 18} ${formatNumber(x + lean)} ${formatNumber(height - tall)})" fill="${palette.ink}" stroke="none"/>`,
      );
    }
  }
  return `<g fill="none" stroke="${palette.ink}" stroke-linecap="round" opacity=".85">${paths.join('')}</g>`;
}
