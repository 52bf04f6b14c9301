import { acrossCanvas, backdrop, brush, drawDisc, formatNumber, type Canvas, type Point } from '../canvas.ts';
import { birds } from './mountains.ts';

/** Willow strands in the wind over open ground. */
export function willow(canvas: Canvas): string {
  const { width, height, palette, random } = canvas;
  const size = Math.min(width, height);
  const wind = (canvas.focus === 'end' ? -1 : random.pick([-1, 1])) * random.range(0.06, 0.16);
  const side = wind > 0 ? 0 : 1;
  const strands: string[] = [];
  const leaves: string[] = [];
  const count = 24;
  for (let i = 0; i < count; i++) {
    const x = width * (side === 0 ? random.range(-0.08, 0.62) : random.range(0.38, 1.08));
    const edge = side === 0 ? 1 - x / width : x / width;
    const length = height * random.range(0.3, 0.85) * (0.45 + 0.6 * edge);
    const points: Point[] = Array.from({ length: 9 }, (_, k) => {
      const p = k / 8;
      return { x: x + wind * size * p ** 1.8 * 2 + Math.sin(p * 5 + i) * size * 0.008, y: -6 + length * p };
    });
    strands.push(brush(points, (p) => size * 0.005 * (1 - 0.75 * p)));
    for (let k = 1; k < points.length; k++) {
      const point = points[k];
      if (!point) continue;
      for (const way of [-1, 1]) {
        const long = size * random.range(0.022, 0.042);
        const angle = Math.PI / 2 + way * random.range(0.25, 0.6) - wind * 2;
        const tip = { x: point.x + Math.cos(angle) * long, y: point.y + Math.sin(angle) * long };
        leaves.push(
          `M${formatNumber(point.x)} ${formatNumber(point.y)}Q${formatNumber((point.x + tip.x) / 2 + long * 0.16)} ${formatNumber((point.y + tip.y) / 2)} ${formatNumber(tip.x)} ${formatNumber(tip.y)}Q${formatNumber((point.x + tip.x) / 2 - long * 0.16)} ${formatNumber((point.y + tip.y) / 2)} ${formatNumber(point.x)} ${formatNumber(point.y)}Z`,
        );
      }
    }
  }
  const green = palette.dark ? palette.middle : palette.near;
  return [
    backdrop(canvas),
    drawDisc(
      canvas,
      acrossCanvas(canvas, side === 0 ? 0.72 : 0.28),
      height * random.range(0.42, 0.62),
      size * random.range(0.11, 0.17),
      palette.accent,
    ),
    birds(
      canvas,
      acrossCanvas(canvas, side === 0 ? 0.55 : 0.12),
      height * random.range(0.25, 0.36),
      size * 0.04,
    ),
    `<rect y="${formatNumber(height * 0.86)}" width="${width}" height="${formatNumber(height * 0.14)}" fill="${palette.far}" opacity=".5"/>`,
    `<path d="${strands.join('')}" fill="${palette.ink}" opacity=".8"/>`,
    `<path d="${leaves.join('')}" fill="${green}" opacity=".88"/>`,
  ].join('');
}
