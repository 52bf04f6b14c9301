import { backdrop, gradient, formatNumber, rough, type Canvas } from '../canvas.ts';

/** Circular waves on water with a few floating leaves. */
export function rings(canvas: Canvas): string {
  const { width, height, palette, random } = canvas;
  const size = Math.min(width, height);
  const centres = [
    { x: width * random.range(0.32, 0.68), y: height * random.range(0.42, 0.66), reach: 0.62 },
    { x: width * random.range(0.1, 0.9), y: height * random.range(0.1, 0.3), reach: 0.26 },
  ];
  const circles = centres.flatMap(({ x, y, reach }) => {
    const count = Math.round(reach * 22);
    return Array.from({ length: count }, (_, i) => {
      const r = size * reach * ((i + 0.6) / count) ** 1.15;
      const fade = 1 - i / count;
      const width_ = size * (0.002 + 0.011 * fade * random.range(0.3, 1));
      return `<ellipse cx="${formatNumber(x)}" cy="${formatNumber(y)}" rx="${formatNumber(r)}" ry="${formatNumber(r * 0.52)}" stroke-width="${formatNumber(width_)}" opacity="${(0.15 + 0.6 * fade).toFixed(2)}"/>`;
    });
  });
  const leaves = Array.from({ length: random.int(2, 4) }, () => {
    const x = width * random.range(0.12, 0.88);
    const y = height * random.range(0.25, 0.9);
    const s = size * random.range(0.03, 0.06);
    const turn = random.int(0, 360);
    return `<path transform="translate(${formatNumber(x)} ${formatNumber(y)}) rotate(${turn}) scale(1 .62)" d="M${formatNumber(-s)} 0Q0 ${formatNumber(-s * 0.75)} ${formatNumber(s)} 0Q0 ${formatNumber(s * 0.75)} ${formatNumber(-s)} 0Z" fill="${palette.accent}" opacity=".9"/>`;
  });
  const shade = gradient(
    canvas,
    [
      [0, palette.near, palette.dark ? 0.2 : 0.05],
      [1, palette.near, palette.dark ? 0.8 : 0.4],
    ],
    70,
  );
  const line = palette.dark ? palette.light : palette.near;
  return [
    backdrop(canvas),
    `<rect width="${width}" height="${height}" fill="${shade}"/>`,
    `<g fill="none" stroke="${line}" ${rough(canvas, size * 0.01, 0.015)}>${circles.join('')}</g>`,
    leaves.join(''),
  ].join('');
}
