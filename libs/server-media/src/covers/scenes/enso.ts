import { backdrop, formatNumber, rough, type Canvas } from '../canvas.ts';

/** Ensō, a circle of a dry brush: many hairs, each an arc of its own length. */
export function enso(canvas: Canvas): string {
  const { width, height, palette, random } = canvas;
  const size = Math.min(width, height);
  const x = width / 2;
  const y = height / 2;
  const radius = size * random.range(0.27, 0.31);
  const thick = size * random.range(0.07, 0.11);
  const start = random.range(0.5, 2.5);
  const colour = random.chance(0.4) ? palette.accent : palette.dark ? palette.light : palette.ink;
  const hairs: string[] = [];
  const count = 46;
  for (let i = 0; i < count; i++) {
    const across = i / (count - 1) - 0.5;
    const r = radius + across * thick;
    const from = start + random.range(0, 0.12);
    const turn = Math.PI * 2 * (0.86 - Math.abs(across) * 0.12) - random.range(0, 1.5) * random.next();
    const to = from + turn;
    const sx = x + Math.cos(from) * r;
    const sy = y + Math.sin(from) * r;
    const ex = x + Math.cos(to) * r * 1.02;
    const ey = y + Math.sin(to) * r * 1.02;
    const opacity = (0.45 + 0.5 * (1 - Math.abs(across) * 1.2) * random.range(0.6, 1)).toFixed(2);
    hairs.push(
      `<path d="M${formatNumber(sx)} ${formatNumber(sy)}A${formatNumber(r)} ${formatNumber(r)} 0 ${turn > Math.PI ? 1 : 0} 1 ${formatNumber(ex)} ${formatNumber(ey)}" stroke-width="${formatNumber((thick / count) * random.range(0.8, 2.4))}" opacity="${opacity}"/>`,
    );
  }
  const inner = random.chance(0.5)
    ? `<circle cx="${formatNumber(x + radius * 0.3)}" cy="${formatNumber(y + radius * 0.25)}" r="${formatNumber(size * 0.055)}" fill="${palette.accent}"/>`
    : '';
  return [
    backdrop(canvas),
    inner,
    `<g fill="none" stroke="${colour}" stroke-linecap="round" ${rough(canvas, size * 0.014, 0.02)}>${hairs.join('')}</g>`,
  ].join('');
}
