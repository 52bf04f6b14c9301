import {
  acrossCanvas,
  backdrop,
  blur,
  curve,
  drawDisc,
  gradient,
  formatNumber,
  terrain,
  type Canvas,
  type Point,
} from '../canvas.ts';

/** One mountain range: a jagged ridge whose flank fades into mist. */
export function ridge(
  canvas: Canvas,
  base: number,
  lift: number,
  colour: string,
  mist: string,
  strength = 1,
): string {
  const { width, height, random } = canvas;
  const rough = terrain(random, 6);
  const bend = random.range(0, 1);
  const points: Point[] = [];
  const steps = 90;
  for (let i = 0; i <= steps; i++) {
    const x = i / steps;
    const swell = 0.55 + 0.45 * Math.sin((x * 1.3 + bend) * Math.PI * 1.7);
    points.push({ x: x * width, y: base - lift * (0.32 + swell * (0.5 + 0.5 * rough(x))) });
  }
  const fill = gradient(canvas, [
    [0, colour, strength],
    [0.45, colour, strength * 0.75],
    [1, mist, 0],
  ]);
  const first = points[0] ?? { x: 0, y: base };
  const bottom = Math.min(height * 1.05, base + lift * 0.5);
  return `<path d="M${formatNumber(first.x)} ${formatNumber(first.y)}${curve(points)}L${formatNumber(width)} ${formatNumber(bottom)}L0 ${formatNumber(bottom)}Z" fill="${fill}"/>`;
}

/** A line of geese or cranes made of small strokes. */
export function birds(canvas: Canvas, x: number, y: number, size: number): string {
  const { random, palette } = canvas;
  const count = random.int(3, 6);
  const strokes = Array.from({ length: count }, (_, i) => {
    const bx = x + i * size * random.range(1.1, 1.6);
    const by = y - Math.abs(i - 1.5) * size * random.range(0.2, 0.55);
    const s = size * random.range(0.35, 0.5);
    return `M${formatNumber(bx - s)} ${formatNumber(by - s * 0.35)}Q${formatNumber(bx - s * 0.4)} ${formatNumber(by - s * 0.5)} ${formatNumber(bx)} ${formatNumber(by)}Q${formatNumber(bx + s * 0.4)} ${formatNumber(by - s * 0.55)} ${formatNumber(bx + s)} ${formatNumber(by - s * 0.3)}`;
  });
  const colour = palette.dark ? palette.light : palette.ink;
  return `<path d="${strokes.join('')}" fill="none" stroke="${colour}" stroke-width="${formatNumber(size * 0.09)}" stroke-linecap="round" opacity=".75"/>`;
}

/** Mountain ranges behind each other with mist between them, and a sun or moon. */
export function mountains(canvas: Canvas): string {
  const { width, height, palette, random } = canvas;
  const size = Math.min(width, height);
  const layers = random.int(4, 5);
  const horizon = random.range(0.46, 0.58);
  const tones = [palette.far, palette.far, palette.middle, palette.near, palette.ink];
  const sunX = acrossCanvas(canvas, random.pick([0.28, 0.66, 0.74]));
  const sunY = height * random.range(0.2, 0.32);
  const parts = [
    backdrop(canvas),
    drawDisc(
      canvas,
      sunX,
      sunY,
      size * random.range(0.07, 0.13),
      random.chance(0.45) ? palette.accent : palette.light,
    ),
  ];
  for (let i = 0; i < layers; i++) {
    const depth = i / (layers - 1);
    const base = height * (horizon + depth * (0.98 - horizon));
    const lift = size * (0.34 - 0.1 * depth) * random.range(0.8, 1.25);
    const tone = tones[Math.round(depth * 4)] ?? palette.near;
    const soft = i === 0 ? blur(canvas, size * 0.006) : '';
    parts.push(`<g ${soft}>${ridge(canvas, base, lift, tone, palette.ground, 0.75 + 0.25 * depth)}</g>`);
    if (i < layers - 1) {
      const mist = gradient(canvas, [
        [0, palette.ground, 0],
        [0.6, palette.ground, palette.dark ? 0.35 : 0.75],
        [1, palette.ground, 0],
      ]);
      parts.push(
        `<rect x="0" y="${formatNumber(base - lift * 0.35)}" width="${width}" height="${formatNumber(lift * 0.7)}" fill="${mist}"/>`,
      );
    }
  }
  if (random.chance(0.6))
    parts.push(
      birds(
        canvas,
        acrossCanvas(canvas, random.range(0.2, 0.5)),
        height * random.range(0.22, 0.38),
        size * 0.045,
      ),
    );
  return parts.join('');
}
