import { backdrop, brush, glow, gradient, formatNumber, rough, type Canvas } from '../canvas.ts';

function pad(canvas: Canvas, x: number, y: number, radius: number, colour: string): string {
  const { palette, random } = canvas;
  const fill = glow(canvas, [
    [0, palette.far, 0.85],
    [0.5, colour, 0.92],
    [1, palette.ink, 0.95],
  ]);
  const veins = Array.from({ length: 11 }, (_, i) => {
    const angle = (i * 2 * Math.PI) / 11 + random.range(-0.1, 0.1);
    return `M${formatNumber(x)} ${formatNumber(y)}L${formatNumber(x + Math.cos(angle) * radius * 0.92)} ${formatNumber(y + Math.sin(angle) * radius * 0.4)}`;
  });
  return `<ellipse cx="${formatNumber(x)}" cy="${formatNumber(y)}" rx="${formatNumber(radius)}" ry="${formatNumber(radius * 0.44)}" fill="${fill}"/><path d="${veins.join('')}" stroke="${palette.light}" stroke-width="${formatNumber(radius * 0.012)}" opacity=".35" fill="none"/>`;
}

function flower(canvas: Canvas, x: number, y: number, size: number): string {
  const { palette } = canvas;
  const fill = gradient(canvas, [
    [0, palette.accent, 1],
    [1, palette.light, 0.95],
  ]);
  const angles = [-62, 62, -40, 40, -20, 20, 0];
  const petals = angles.map((angle) => {
    const long = size * (1 - Math.abs(angle) / 260);
    return `<path transform="translate(${formatNumber(x)} ${formatNumber(y)}) rotate(${angle})" d="M0 0C${formatNumber(-long * 0.34)} ${formatNumber(-long * 0.3)} ${formatNumber(-long * 0.22)} ${formatNumber(-long * 0.8)} 0 ${formatNumber(-long)}C${formatNumber(long * 0.22)} ${formatNumber(-long * 0.8)} ${formatNumber(long * 0.34)} ${formatNumber(-long * 0.3)} 0 0Z" fill="${fill}" stroke="${palette.light}" stroke-opacity=".5" stroke-width="${formatNumber(size * 0.012)}"/>`;
  });
  return petals.join('');
}

/** Lotus over still water: wide leaves, one flower, stems. */
export function lotus(canvas: Canvas): string {
  const { width, height, palette, random } = canvas;
  const size = Math.min(width, height);
  const tone = palette.dark ? palette.middle : palette.near;
  const water = gradient(canvas, [
    [0, palette.far, 0],
    [1, palette.middle, palette.dark ? 0.7 : 0.5],
  ]);
  const pads = Array.from({ length: 5 }, (_, i) => ({
    x: width * (0.08 + 0.21 * i + random.range(-0.06, 0.06)),
    y: height * random.range(0.68, 0.92),
    r: size * random.range(0.12, 0.24),
  })).sort((a, b) => a.y - b.y);
  const fx = width * random.range(0.38, 0.62);
  const fy = height * random.range(0.4, 0.48);
  const stem = [
    { x: fx, y: fy },
    { x: fx + size * 0.02, y: fy + size * 0.2 },
    { x: fx - size * 0.03, y: height * 0.86 },
  ];
  const bud = { x: fx + size * random.pick([-0.24, 0.25]), y: fy - size * random.range(-0.02, 0.1) };
  const budStem = [
    bud,
    { x: bud.x + size * 0.01, y: bud.y + size * 0.25 },
    { x: bud.x - size * 0.04, y: height * 0.9 },
  ];
  return [
    backdrop(canvas),
    `<rect y="${formatNumber(height * 0.5)}" width="${width}" height="${formatNumber(height * 0.5)}" fill="${water}"/>`,
    `<path d="${brush(stem, () => size * 0.012)}${brush(budStem, () => size * 0.008)}" fill="${palette.ink}" ${rough(canvas, size * 0.008)}/>`,
    pads.map(({ x, y, r }) => pad(canvas, x, y, r, tone)).join(''),
    `<path transform="translate(${formatNumber(bud.x)} ${formatNumber(bud.y)})" d="M0 0C${formatNumber(-size * 0.05)} ${formatNumber(-size * 0.04)} ${formatNumber(-size * 0.03)} ${formatNumber(-size * 0.12)} 0 ${formatNumber(-size * 0.15)}C${formatNumber(size * 0.03)} ${formatNumber(-size * 0.12)} ${formatNumber(size * 0.05)} ${formatNumber(-size * 0.04)} 0 0Z" fill="${palette.accent}"/>`,
    flower(canvas, fx, fy + size * 0.02, size * 0.2),
  ].join('');
}
