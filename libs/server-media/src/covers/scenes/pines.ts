import { acrossCanvas, backdrop, blur, drawDisc, gradient, formatNumber, type Canvas } from '../canvas.ts';
import { ridge } from './mountains.ts';

function fir(canvas: Canvas, x: number, foot: number, tall: number): string {
  const { random } = canvas;
  let path = '';
  const tiers = random.int(6, 8);
  for (let i = 0; i < tiers; i++) {
    const p = i / tiers;
    const y = foot - tall + tall * p * 0.94;
    const half = tall * (0.035 + 0.17 * p) * random.range(0.8, 1.15);
    const drop = (tall / tiers) * 1.25;
    path += `M${formatNumber(x)} ${formatNumber(y)}Q${formatNumber(x + half * 0.3)} ${formatNumber(y + drop * 0.55)} ${formatNumber(x + half)} ${formatNumber(y + drop)}Q${formatNumber(x)} ${formatNumber(y + drop * 0.72)} ${formatNumber(x - half)} ${formatNumber(y + drop)}Q${formatNumber(x - half * 0.3)} ${formatNumber(y + drop * 0.55)} ${formatNumber(x)} ${formatNumber(y)}Z`;
  }
  return `${path}M${formatNumber(x - tall * 0.012)} ${formatNumber(foot)}L${formatNumber(x)} ${formatNumber(foot - tall * 0.5)}L${formatNumber(x + tall * 0.012)} ${formatNumber(foot)}Z`;
}

/** Firs on slopes in falling snow or mist. */
export function pines(canvas: Canvas): string {
  const { width, height, palette, random } = canvas;
  const size = Math.min(width, height);
  const parts = [
    backdrop(canvas),
    drawDisc(
      canvas,
      acrossCanvas(canvas, random.range(0.25, 0.75)),
      height * random.range(0.2, 0.32),
      size * random.range(0.07, 0.12),
      random.chance(0.5) ? palette.accent : palette.light,
    ),
    `<g ${blur(canvas, size * 0.006)}>${ridge(canvas, height * 0.62, size * 0.3, palette.far, palette.ground)}</g>`,
  ];
  const rows = [
    { foot: 0.68, tall: 0.12, count: 13, colour: palette.far, soft: 0.004 },
    { foot: 0.8, tall: 0.2, count: 9, colour: palette.middle, soft: 0.002 },
    { foot: 0.96, tall: 0.34, count: 5, colour: palette.dark ? palette.ink : palette.near, soft: 0 },
  ];
  for (const { foot, tall, count, colour, soft } of rows) {
    let trees = '';
    for (let i = 0; i < Math.round((count * width) / size); i++) {
      const x = width * random.next();
      trees += fir(
        canvas,
        x,
        height * foot + size * random.range(-0.015, 0.03),
        size * tall * random.range(0.6, 1.15),
      );
    }
    const snow = gradient(canvas, [
      [0, palette.ground, 0],
      [0.5, palette.ground, palette.dark ? 0.55 : 0.92],
      [1, palette.ground, 0],
    ]);
    parts.push(`<path d="${trees}" fill="${colour}" ${soft > 0 ? blur(canvas, size * soft) : ''}/>`);
    parts.push(
      `<rect y="${formatNumber(height * foot - size * 0.05)}" width="${width}" height="${formatNumber(size * 0.15)}" fill="${snow}"/>`,
    );
  }
  const flakes = Array.from(
    { length: 60 },
    () =>
      `<circle cx="${formatNumber(random.range(0, width))}" cy="${formatNumber(random.range(0, height))}" r="${formatNumber(size * random.range(0.0015, 0.0055))}" opacity="${random.range(0.4, 0.95).toFixed(2)}"/>`,
  );
  parts.push(`<g fill="${palette.light}">${flakes.join('')}</g>`);
  return parts.join('');
}
