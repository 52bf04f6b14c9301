import { backdrop, blur, brush, drawDisc, formatNumber, type Canvas, type Point } from '../canvas.ts';

/** A leaf: a pointed brush stroke. */
function leaf(x: number, y: number, length: number, angle: number, width: number): string {
  const tip = { x: x + Math.cos(angle) * length, y: y + Math.sin(angle) * length };
  const side = { x: -Math.sin(angle) * width, y: Math.cos(angle) * width };
  const at = (part: number, offset: number): string =>
    `${formatNumber(x + (tip.x - x) * part + side.x * offset)} ${formatNumber(y + (tip.y - y) * part + side.y * offset)}`;
  return `M${formatNumber(x)} ${formatNumber(y)}C${at(0.2, 1)} ${at(0.55, 0.9)} ${formatNumber(tip.x)} ${formatNumber(tip.y)}C${at(0.6, -0.5)} ${at(0.25, -0.75)} ${formatNumber(x)} ${formatNumber(y)}Z`;
}

function stalk(
  canvas: Canvas,
  x: number,
  thick: number,
  colour: string,
  lean: number,
  leafy: boolean,
): string {
  const { height, random } = canvas;
  const size = Math.min(canvas.width, height);
  const parts: string[] = [];
  let y = height + thick;
  let atX = x;
  while (y > -thick) {
    const length = size * random.range(0.15, 0.2);
    const gap = thick * 0.16;
    const topX = atX + lean * length;
    const points: Point[] = [
      { x: atX, y: y - gap },
      { x: (atX + topX) / 2, y: y - length / 2 },
      { x: topX, y: y - length + gap },
    ];
    parts.push(brush(points, (p) => thick * (1 + 0.16 * (2 * p - 1) ** 4)));
    if (leafy && y < height * 0.92 && random.chance(0.75)) {
      const side = random.pick([-1, 1]);
      const twig = size * random.range(0.05, 0.12);
      const bx = topX + side * twig;
      const by = y - length - twig * 0.4;
      parts.push(
        brush(
          [
            { x: topX, y: y - length },
            { x: topX + side * twig * 0.5, y: y - length - twig * 0.3 },
            { x: bx, y: by },
          ],
          () => thick * 0.12,
        ),
      );
      const count = random.int(3, 5);
      for (let i = 0; i < count; i++) {
        const angle = Math.PI / 2 - side * (0.15 + (i / count) * 1.25) + random.range(-0.12, 0.12);
        parts.push(leaf(bx, by, size * random.range(0.12, 0.2), angle, size * random.range(0.011, 0.017)));
      }
    }
    y -= length;
    atX = topX;
  }
  return `<path d="${parts.join('')}" fill="${colour}"/>`;
}

/** Bamboo in front of a pale disc, distant stalks blurred. */
export function bamboo(canvas: Canvas): string {
  const { width, height, palette, random } = canvas;
  const size = Math.min(width, height);
  const side = random.chance(0.5);
  const place = (part: number): number => width * (side ? part : 1 - part);
  const lean = random.range(-0.06, 0.06);
  const near = palette.dark ? palette.ink : palette.near;
  return [
    backdrop(canvas),
    drawDisc(
      canvas,
      place(random.range(0.58, 0.7)),
      height * random.range(0.28, 0.42),
      size * random.range(0.12, 0.2),
      random.chance(0.5) ? palette.accent : palette.light,
    ),
    `<g opacity=".45" ${blur(canvas, size * 0.008)}>${stalk(canvas, place(0.72), size * 0.022, palette.middle, lean * 0.5, true)}${stalk(canvas, place(0.5), size * 0.016, palette.far, -lean, true)}</g>`,
    stalk(canvas, place(0.34), size * 0.026, palette.middle, lean, true),
    stalk(canvas, place(0.2), size * 0.038, near, lean * 0.6, true),
    stalk(canvas, place(0.08), size * 0.03, palette.ink, lean * 1.2, true),
  ].join('');
}
