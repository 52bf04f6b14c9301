import type { Context } from './canvas.ts';
import { random } from './noise.ts';

/** Willow strands that hang from a line above the canvas. */
export function willow(
  seed: number,
  { from, to, long, count }: { from: number; to: number; long: number; count: number },
): (ink: Context, seconds: number, colour: string, leafy?: number) => void {
  const chance = random(seed);
  const strands = Array.from({ length: count }, (_, at) => ({
    x: from + ((at + chance() * 0.8) / count) * (to - from),
    long: long * (0.45 + 0.55 * chance()),
    phase: chance() * 6,
    bend: (chance() - 0.5) * 40,
  }));
  return (ink, seconds, colour, leafy = 1) => {
    for (const strand of strands) {
      const steps = Math.round(strand.long / 13);
      ink.strokeStyle = colour;
      ink.fillStyle = colour;
      ink.lineWidth = 1.3;
      ink.beginPath();
      const points: [number, number, number][] = [];
      for (let step = 0; step <= steps; step += 1) {
        const part = step / steps;
        const sway =
          Math.sin(seconds * 0.9 + strand.phase - part * 1.7) * 30 * part ** 1.6 +
          Math.sin(seconds * 1.7 + strand.phase) * 7 * part;
        const x = strand.x + sway + strand.bend * part * part;
        const y = -12 + part * strand.long;
        points.push([x, y, part]);
        if (step === 0) ink.moveTo(x, y);
        else ink.lineTo(x, y);
      }
      ink.stroke();
      for (const [step, [x, y, part]] of points.entries()) {
        const size = 10.5 * (1 - part * 0.45) * leafy;
        if (step < 2 || size < 1) continue;
        const side = step % 2 ? 1 : -1;
        ink.beginPath();
        ink.ellipse(x + side * size * 0.55, y + size * 0.6, size * 0.2, size, -side * 0.52, 0, Math.PI * 2);
        ink.fill();
      }
    }
  };
}

/** Reeds at the lower edge. */
export function reeds(
  seed: number,
  { from, to, foot, tall, count }: { from: number; to: number; foot: number; tall: number; count: number },
): (ink: Context, seconds: number, colour: string) => void {
  const chance = random(seed);
  const blades = Array.from({ length: count }, () => ({
    x: from + chance() * (to - from),
    tall: tall * (0.35 + 0.65 * chance()),
    lean: (chance() - 0.35) * 0.55,
    phase: chance() * 6,
    wide: 1.6 + chance() * 3.4,
    ear: chance() < 0.3,
  }));
  return (ink, seconds, colour) => {
    ink.fillStyle = colour;
    for (const blade of blades) {
      const sway = Math.sin(seconds * 1.1 + blade.phase) * blade.tall * 0.045;
      const tipX = blade.x + blade.lean * blade.tall + sway;
      const tipY = foot - blade.tall;
      const midX = blade.x + blade.lean * blade.tall * 0.22 + sway * 0.3;
      ink.beginPath();
      ink.moveTo(blade.x - blade.wide / 2, foot);
      ink.quadraticCurveTo(midX - blade.wide / 2, foot - blade.tall * 0.6, tipX, tipY);
      ink.quadraticCurveTo(midX + blade.wide, foot - blade.tall * 0.55, blade.x + blade.wide / 2, foot);
      ink.fill();
      if (blade.ear) {
        ink.beginPath();
        ink.ellipse(tipX, tipY, blade.wide * 1.3, blade.wide * 6, blade.lean * 0.9, 0, Math.PI * 2);
        ink.fill();
      }
    }
  };
}
