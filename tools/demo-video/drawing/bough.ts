import type { Context } from './canvas.ts';
import { random } from './noise.ts';

interface Twig {
  x: number;
  y: number;
  toX: number;
  toY: number;
  thick: number;
  thin: number;
}

export interface Tuft {
  x: number;
  y: number;
  size: number;
  turn: number;
}

export interface Bough {
  twigs: Twig[];
  tufts: Tuft[];
}

/** Generates a bough that grows from a point in a direction, with twigs and positions of leaves. */
export function bough(
  seed: number,
  x: number,
  y: number,
  angle: number,
  length: number,
  thick: number,
): Bough {
  const chance = random(seed);
  const twigs: Twig[] = [];
  const tufts: Tuft[] = [];
  const grow = (
    fromX: number,
    fromY: number,
    heading: number,
    long: number,
    wide: number,
    level: number,
  ): void => {
    let at = { x: fromX, y: fromY };
    let lean = heading;
    const steps = level === 0 ? 7 : 4;
    for (let step = 0; step < steps; step += 1) {
      lean += (chance() - 0.5) * (level === 0 ? 0.62 : 0.5);
      const part = long / steps;
      const next = { x: at.x + Math.cos(lean) * part, y: at.y + Math.sin(lean) * part };
      const from = wide * (1 - (step / steps) * 0.62);
      twigs.push({
        x: at.x,
        y: at.y,
        toX: next.x,
        toY: next.y,
        thick: from,
        thin: wide * (1 - ((step + 1) / steps) * 0.62),
      });
      if (level < 3 && chance() < 0.8 && step > 0) {
        const side = chance() < 0.5 ? 1 : -1;
        grow(
          next.x,
          next.y,
          lean + side * (0.45 + chance() * 0.6),
          long * (0.34 + chance() * 0.2),
          from * 0.52,
          level + 1,
        );
      }
      if (level > 0 && chance() < 0.72)
        tufts.push({
          x: next.x + (chance() - 0.5) * 16,
          y: next.y + (chance() - 0.5) * 16,
          size: 8 + chance() * 11,
          turn: chance() * 6.3,
        });
      at = next;
    }
  };
  grow(x, y, angle, length, thick, 0);
  return { twigs, tufts };
}

/** Draws the twigs of a bough. */
export function drawBough(ink: Context, { twigs }: Bough, colour: string): void {
  ink.fillStyle = colour;
  for (const { x, y, toX, toY, thick, thin } of twigs) {
    const long = Math.hypot(toX - x, toY - y) || 1;
    const nx = -(toY - y) / long / 2;
    const ny = (toX - x) / long / 2;
    ink.beginPath();
    ink.moveTo(x + nx * thick, y + ny * thick);
    ink.lineTo(toX + nx * thin, toY + ny * thin);
    ink.lineTo(toX - nx * thin, toY - ny * thin);
    ink.lineTo(x - nx * thick, y - ny * thick);
    ink.fill();
    ink.beginPath();
    ink.arc(toX, toY, thin / 2, 0, Math.PI * 2);
    ink.fill();
  }
}
