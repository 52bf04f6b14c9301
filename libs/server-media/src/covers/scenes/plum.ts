import { backdrop, brush, drawDisc, formatNumber, rough, type Canvas, type Point } from '../canvas.ts';

interface Twig {
  points: Point[];
  thick: number;
}

/** Generates a crooked branch and its twigs recursively. */
function grow(
  canvas: Canvas,
  from: Point,
  angle: number,
  length: number,
  thick: number,
  depth: number,
  twigs: Twig[],
): void {
  const { random } = canvas;
  const steps = 5;
  const points: Point[] = [from];
  let at = from;
  let heading = angle;
  for (let i = 0; i < steps; i++) {
    heading += random.range(-0.34, 0.34);
    at = { x: at.x + (Math.cos(heading) * length) / steps, y: at.y + (Math.sin(heading) * length) / steps };
    points.push(at);
    if (depth > 0 && i > 0 && (i === 2 || random.chance(0.72))) {
      const turn = random.pick([-1, 1]) * random.range(0.5, 1.05);
      grow(
        canvas,
        at,
        heading + turn,
        length * random.range(0.42, 0.66),
        thick * 0.5 * (1 - i / 8),
        depth - 1,
        twigs,
      );
    }
  }
  twigs.push({ points, thick });
}

function blossom(canvas: Canvas, { x, y }: Point, radius: number): string {
  const { palette, random } = canvas;
  const turn = random.range(0, Math.PI);
  const petals = Array.from({ length: 5 }, (_, i) => {
    const angle = turn + (i * 2 * Math.PI) / 5;
    return `<circle cx="${formatNumber(x + Math.cos(angle) * radius * 0.62)}" cy="${formatNumber(y + Math.sin(angle) * radius * 0.62)}" r="${formatNumber(radius * 0.52)}"/>`;
  });
  const heart = `<circle cx="${formatNumber(x)}" cy="${formatNumber(y)}" r="${formatNumber(radius * 0.22)}" fill="${palette.light}" opacity=".9"/>`;
  return `<g opacity="${random.range(0.75, 1).toFixed(2)}">${petals.join('')}${heart}</g>`;
}

/** A flowering plum branch across an open ground. */
export function plum(canvas: Canvas): string {
  const { width, height, palette, random } = canvas;
  const size = Math.min(width, height);
  const fromLeft = random.chance(0.5);
  const twigs: Twig[] = [];
  const start = { x: fromLeft ? -size * 0.04 : width + size * 0.04, y: height * random.range(0.62, 0.92) };
  grow(canvas, start, fromLeft ? -0.5 : Math.PI + 0.5, size * 0.98, size * 0.05, 2, twigs);
  const wood = twigs
    .map(({ points, thick }) => brush(points, (p) => Math.max(size * 0.004, thick * (1 - 0.8 * p))))
    .join('');
  const flowers: string[] = [];
  for (const { points, thick } of twigs) {
    if (thick > size * 0.03) continue;
    for (const point of points.slice(1)) {
      if (!random.chance(0.62)) continue;
      const spot = {
        x: point.x + random.range(-1, 1) * size * 0.015,
        y: point.y + random.range(-1, 1) * size * 0.015,
      };
      flowers.push(
        random.chance(0.25)
          ? `<circle cx="${formatNumber(spot.x)}" cy="${formatNumber(spot.y)}" r="${formatNumber(size * 0.009)}"/>`
          : blossom(canvas, spot, size * random.range(0.018, 0.032)),
      );
    }
  }
  const moonX = width * (fromLeft ? 0.68 : 0.32);
  return [
    backdrop(canvas),
    drawDisc(canvas, moonX, height * random.range(0.26, 0.4), size * random.range(0.15, 0.24)),
    `<path d="${wood}" fill="${palette.ink}" ${rough(canvas, size * 0.012)}/>`,
    `<g fill="${palette.accent}">${flowers.join('')}</g>`,
  ].join('');
}
