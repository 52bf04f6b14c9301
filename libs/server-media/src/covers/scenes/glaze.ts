import { blur, glow, gradient, formatNumber, type Canvas } from '../canvas.ts';

/** Outlines of vessels (unit box, symmetric): bottle, jar, meiping, bowl. */
const vessels = [
  'M-.07-.5C-.09-.34-.08-.26-.1-.18C-.3-.06-.33.18-.22.42L-.14.5H.14L.22.42C.33.18.3-.06.1-.18C.08-.26.09-.34.07-.5Z',
  'M-.13-.46C-.15-.4-.14-.37-.18-.34C-.42-.24-.44.12-.22.5H.22C.44.12.42-.24.18-.34C.14-.37.15-.4.13-.46Z',
  'M-.08-.5C-.09-.46-.09-.43-.12-.41C-.42-.32-.36-.02-.2.2C-.14.3-.16.42-.17.5H.17C.16.42.14.3.2.2C.36-.02.42-.32.12-.41C.09-.43.09-.46.08-.5Z',
  'M-.5-.16C-.46.16-.3.32-.14.36L-.16.44H.16L.14.36C.3.32.46.16.5-.16Z',
];

/** Fine cracks in old glaze: random walks of short lines. */
function crackle(canvas: Canvas, x: number, y: number, size: number): string {
  const { random } = canvas;
  let path = '';
  for (let i = 0; i < 26; i++) {
    let px = x + random.range(-0.4, 0.4) * size;
    let py = y + random.range(-0.5, 0.5) * size;
    let heading = random.range(0, Math.PI * 2);
    path += `M${formatNumber(px)} ${formatNumber(py)}`;
    for (let k = 0; k < 5; k++) {
      heading += random.range(-0.9, 0.9);
      px += Math.cos(heading) * size * 0.07;
      py += Math.sin(heading) * size * 0.07;
      path += `L${formatNumber(px)} ${formatNumber(py)}`;
    }
  }
  return path;
}

/** A glazed vessel on a plain ground, lit from one side. */
export function glaze(canvas: Canvas): string {
  const { width, height, palette, random } = canvas;
  const size = Math.min(width, height);
  const table = height * random.range(0.76, 0.82);
  const shape = random.pick(vessels);
  const tall = size * random.range(0.52, 0.62);
  const x = width * random.range(0.4, 0.6);
  const bowl = shape === vessels[3];
  const y = table - tall * (bowl ? 0.43 : 0.49);
  const body = random.chance(0.5) ? palette.near : random.pick([palette.accent, palette.middle]);
  const clip = canvas.define(
    (id) =>
      `<clipPath id="${id}"><path transform="translate(${formatNumber(x)} ${formatNumber(y)}) scale(${formatNumber(tall)})" d="${shape}"/></clipPath>`,
  );
  const wall = gradient(
    canvas,
    [
      [0, palette.ground, 1],
      [1, palette.sky, 1],
    ],
    60,
  );
  const floor = gradient(canvas, [
    [0, palette.middle, palette.dark ? 0.9 : 0.55],
    [1, palette.far, palette.dark ? 0.7 : 0.6],
  ]);
  const shadeLeft = gradient(
    canvas,
    [
      [0, palette.light, 0.5],
      [0.3, palette.light, 0.05],
      [0.62, palette.ink, 0.08],
      [1, palette.ink, 0.62],
    ],
    0,
  );
  const pool = gradient(canvas, [
    [0, palette.light, 0.28],
    [0.55, palette.light, 0],
    [1, palette.ink, 0.3],
  ]);
  const shadow = glow(canvas, [
    [0, palette.ink, 0.55],
    [1, palette.ink, 0],
  ]);
  const half = tall * 0.55;
  const box = `x="${formatNumber(x - half)}" y="${formatNumber(y - half)}" width="${formatNumber(half * 2)}" height="${formatNumber(half * 2)}"`;
  const moonLight = `<circle cx="${formatNumber(x)}" cy="${formatNumber(table - tall * 0.62)}" r="${formatNumber(size * 0.36)}" fill="${palette.light}" opacity="${palette.dark ? 0.12 : 0.5}"/>`;
  return [
    `<rect width="${width}" height="${height}" fill="${wall}"/>`,
    moonLight,
    `<rect y="${formatNumber(table)}" width="${width}" height="${formatNumber(height - table)}" fill="${floor}"/>`,
    `<ellipse cx="${formatNumber(x + tall * 0.16)}" cy="${formatNumber(table + size * 0.012)}" rx="${formatNumber(tall * 0.46)}" ry="${formatNumber(size * 0.035)}" fill="${shadow}"/>`,
    `<g clip-path="url(#${clip})"><rect ${box} fill="${body}"/><rect ${box} fill="${pool}"/><path d="${crackle(canvas, x, y, tall)}" fill="none" stroke="${palette.ink}" stroke-width="${formatNumber(size * 0.0016)}" opacity=".35"/><rect ${box} fill="${shadeLeft}"/><ellipse cx="${formatNumber(x - tall * 0.17)}" cy="${formatNumber(y - tall * 0.05)}" rx="${formatNumber(tall * 0.025)}" ry="${formatNumber(tall * 0.14)}" fill="${palette.light}" opacity=".55" ${blur(canvas, size * 0.008)}/></g>`,
  ].join('');
}
