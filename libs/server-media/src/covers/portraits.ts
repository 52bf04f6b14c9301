import { blur, drawDisc, gradient, formatNumber, rough, drawSeal, type Canvas } from './canvas.ts';
import { ridge } from './scenes/mountains.ts';

/** Headwear (unit box, face centre at 0 0, face radius 1). */
const heads: readonly ((ink: string, accent: string) => string)[] = [
  // top-knot with a pin
  (ink, accent) =>
    `<path d="M-1.06-.1C-1.1-1.2-.5-1.45 0-1.45S1.1-1.2 1.06-.1C.8-.75.4-.9 0-.9S-.8-.75-1.06-.1Z" fill="${ink}"/><ellipse cx="0" cy="-1.72" rx=".42" ry=".4" fill="${ink}"/><path d="M-.8-1.62L.8-1.78" stroke="${accent}" stroke-width=".12" stroke-linecap="round"/>`,
  // scholar's cap with long wings
  (ink) =>
    `<path d="M-1.05-.35L-.95-1.5Q0-1.8 .95-1.5L1.05-.35Q0-.8-1.05-.35Z" fill="${ink}"/><path d="M-1-.8Q-2.2-.95-2.9-.7M1-.8Q2.2-.95 2.9-.7" stroke="${ink}" stroke-width=".2" fill="none" stroke-linecap="round"/>`,
  // broad straw hat
  (ink, accent) =>
    `<path d="M-1.02 .3C-1.15-.5-.6-.9 0-.9S1.15-.5 1.02 .3Q.8-.35 0-.4T-1.02 .3Z" fill="${ink}"/><path d="M-2.6-.32Q-1.1-.75 0-1.95Q1.1-.75 2.6-.32Q0 .02-2.6-.32Z" fill="${accent}"/><path d="M-2.6-.32Q0 .02 2.6-.32Q0-.18-2.6-.32Z" fill="${ink}" opacity=".4"/>`,
  // cloud-like hair with a flower
  (ink, accent) =>
    `<path d="M-1.12.35C-1.45-.9-.9-1.5 0-1.55S1.45-.9 1.12.35C1-.5.6-.85 0-.85S-1-.5-1.12.35Z" fill="${ink}"/><ellipse cx="-.55" cy="-1.75" rx=".62" ry=".45" fill="${ink}"/><ellipse cx=".5" cy="-1.85" rx=".6" ry=".5" fill="${ink}"/><circle cx=".95" cy="-1.15" r=".26" fill="${accent}"/><circle cx="1.25" cy="-.95" r=".17" fill="${accent}"/>`,
  // hood
  (ink) =>
    `<path d="M-1.35 1.1C-1.7-1-.9-1.75 0-1.75S1.7-1 1.35 1.1Q1.05-.7 0-.8T-1.35 1.1Z" fill="${ink}"/>`,
];

/**
 * A person without facial features in front of a disc of light: face, robe with crossed collar, one of several
 * kinds of headwear.
 */
export function portrait(canvas: Canvas): string {
  const { width, height, palette, random } = canvas;
  const size = Math.min(width, height);
  const x = width / 2;
  const y = height * 0.44;
  const face = size * 0.098;
  const hair = palette.ink;
  const robe = random.pick(
    palette.dark
      ? [palette.accent, palette.far, palette.middle]
      : [palette.near, palette.accent, palette.middle],
  );
  const skin = palette.dark ? '#e8d2b8' : '#f3dfc8';
  const cloth = gradient(canvas, [
    [0, robe, 1],
    [1, palette.ink, 0.92],
  ]);
  const shoulder = y + face * 1.75;
  const broad = face * random.range(3.1, 3.7);
  const body = `M${formatNumber(x - face * 0.62)} ${formatNumber(shoulder - face * 0.45)}C${formatNumber(x - broad * 0.55)} ${formatNumber(shoulder)} ${formatNumber(x - broad)} ${formatNumber(shoulder + face * 0.6)} ${formatNumber(x - broad * 1.12)} ${formatNumber(height + size * 0.06)}H${formatNumber(x + broad * 1.12)}C${formatNumber(x + broad)} ${formatNumber(shoulder + face * 0.6)} ${formatNumber(x + broad * 0.55)} ${formatNumber(shoulder)} ${formatNumber(x + face * 0.62)} ${formatNumber(shoulder - face * 0.45)}Z`;
  const collar = `M${formatNumber(x - face * 0.62)} ${formatNumber(shoulder - face * 0.5)}L${formatNumber(x + face * 0.5)} ${formatNumber(shoulder + face * 1.9)}M${formatNumber(x + face * 0.62)} ${formatNumber(shoulder - face * 0.5)}L${formatNumber(x - face * 0.35)} ${formatNumber(shoulder + face * 1.5)}`;
  const sky = gradient(
    canvas,
    [
      [0, palette.sky, 1],
      [1, palette.ground, 1],
    ],
    random.pick([60, 90, 120]),
  );
  const back = random.chance(0.5)
    ? `<g opacity=".7" ${blur(canvas, size * 0.005)}>${ridge(canvas, height * 0.82, size * 0.34, palette.far, palette.ground)}</g>`
    : '';
  const head = random.pick(heads)(
    hair,
    robe === palette.accent ? (palette.dark ? palette.far : palette.near) : palette.accent,
  );
  return [
    `<rect width="${width}" height="${height}" fill="${sky}"/>`,
    drawDisc(
      canvas,
      x + size * random.range(-0.06, 0.06),
      y - face * 0.2,
      size * random.range(0.26, 0.3),
      random.chance(0.4) ? palette.far : palette.light,
    ),
    back,
    `<g ${rough(canvas, size * 0.006, 0.02)}>`,
    `<path d="${body}" fill="${cloth}"/>`,
    `<path d="M${formatNumber(x - face * 0.36)} ${formatNumber(y + face * 0.7)}H${formatNumber(x + face * 0.36)}L${formatNumber(x + face * 0.58)} ${formatNumber(shoulder - face * 0.3)}Q${formatNumber(x)} ${formatNumber(shoulder + face * 0.9)} ${formatNumber(x - face * 0.58)} ${formatNumber(shoulder - face * 0.3)}Z" fill="${skin}"/>`,
    `<path d="${collar}" stroke="${palette.light}" stroke-width="${formatNumber(face * 0.24)}" fill="none"/>`,
    `<ellipse cx="${formatNumber(x)}" cy="${formatNumber(y)}" rx="${formatNumber(face)}" ry="${formatNumber(face * 1.16)}" fill="${skin}"/>`,
    `<g transform="translate(${formatNumber(x)} ${formatNumber(y)}) scale(${formatNumber(face)})">${head}</g>`,
    '</g>',
    drawSeal(canvas, width - size * 0.15, height - size * 0.15, size * 0.07),
  ].join('');
}

/** Avatar of a user: a simple motif from nature on one colour, readable at 32 pixels. */
export function avatar(canvas: Canvas): string {
  const { width, height, palette, random } = canvas;
  const ground = random.pick([palette.near, palette.accent, palette.far, palette.middle, palette.ink]);
  const onDark = ground === palette.near || ground === palette.ink || ground === palette.accent;
  const first = onDark ? palette.light : palette.ink;
  const second = ground === palette.accent ? palette.ink : palette.accent;
  const c = width / 2;
  const unit = width / 10;
  const at = `transform="translate(${formatNumber(c)} ${formatNumber(height / 2)}) scale(${formatNumber(unit)})"`;
  const figures = [
    `<circle r="2.5" cx=".6" cy="-.7" fill="${first}"/><path d="M-5 3.2Q-2-.6 .4 2T5 1.6V5H-5Z" fill="${second}"/>`,
    `<path d="M0-3.4C2.4-1 2.6 1.6 0 3.4C-2.6 1.6-2.4-1 0-3.4Z" fill="${first}"/><path d="M0-2.4V4.4" stroke="${second}" stroke-width=".34"/>`,
    `<circle r="3" fill="none" stroke="${first}" stroke-width=".95" stroke-dasharray="16.4 2.4"/><circle r=".85" fill="${second}"/>`,
    `<path d="M-3.4 1.2Q0 4.6 3.4 1.2Q1.6 2.2 0 2.2T-3.4 1.2Z" fill="${first}"/><path d="M.1 1.8V-3.6Q2.6-2 2.3 1.2Z" fill="${second}"/>`,
    [0, 72, 144, 216, 288]
      .map((turn) => `<circle cx="0" cy="-1.75" r="1.45" fill="${first}" transform="rotate(${turn})"/>`)
      .join('') + `<circle r=".8" fill="${second}"/>`,
    `<path d="M-3.6-1.2Q-1.8-2.6 0 0Q1.8-2.6 3.6-1.2Q1.6-1.2 0 1.6Q-1.6-1.2-3.6-1.2Z" fill="${first}"/><circle cx="2" cy="2.2" r="1" fill="${second}"/>`,
  ];
  return `<rect width="${width}" height="${height}" fill="${ground}"/><g ${at}>${random.pick(figures)}</g>`;
}
