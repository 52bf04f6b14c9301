import { clamp, HEIGHT, createCanvas, withAlpha, WIDTH, type Context } from './canvas.ts';

/** Options of a water surface. */
export interface Water {
  /** y of its upper edge, in pixels */
  shore: number;
  /** its own colour, which covers the reflection more and more towards the viewer */
  colour: string;
  /** 0 full reflection, 1 none */
  cover: number;
  /** horizontal displacement of the reflection by waves, in pixels */
  sway?: number;
  /** share of the height above that is reflected */
  squeeze?: number;
}

/** Draws water over the lower part: a reflection of what is above the shore, displaced by waves. */
export function mirror(): (ink: Context, seconds: number, water: Water) => void {
  const above = createCanvas();
  return (ink, seconds, { shore, colour, cover, sway = 9, squeeze = 1.15 }) => {
    above.ink.drawImage(ink.canvas, 0, 0);
    for (let y = shore; y < HEIGHT; y += 2) {
      const depth = (y - shore) / (HEIGHT - shore);
      const from = shore - (y - shore) * squeeze;
      const wave =
        Math.sin(y * (0.33 - 0.2 * depth) - seconds * 1.9) + 0.6 * Math.sin(y * 0.091 + seconds * 1.3);
      const shift = wave * sway * (0.12 + depth);
      const spare = sway * 2;
      ink.drawImage(
        above.sheet,
        0,
        clamp(from, 0, HEIGHT - 3),
        WIDTH,
        2,
        shift - spare,
        y,
        WIDTH + 2 * spare,
        2,
      );
    }
    const tinted = ink.createLinearGradient(0, shore, 0, HEIGHT);
    tinted.addColorStop(0, withAlpha(colour, cover * 0.55));
    tinted.addColorStop(1, withAlpha(colour, Math.min(1, cover * 1.25)));
    ink.fillStyle = tinted;
    ink.fillRect(0, shore, WIDTH, HEIGHT - shore);
  };
}

/** Path of light below a moon or sun: short strokes that appear and fade. */
export function glitter(
  ink: Context,
  seconds: number,
  {
    x,
    shore,
    reach,
    colour,
    strength,
  }: { x: number; shore: number; reach: number; colour: string; strength: number },
): void {
  ink.fillStyle = colour;
  const rows = 44;
  for (let row = 0; row < rows; row += 1) {
    const depth = (row / rows) ** 1.35;
    const y = shore + 4 + depth * (HEIGHT - shore);
    for (let part = 0; part < 3; part += 1) {
      const wave = Math.sin(seconds * (0.9 + 0.23 * part) + row * 2.4 + part * 4.1);
      const half = reach * (0.25 + 0.6 * depth) * (0.35 + 0.65 * Math.abs(Math.sin(row * 5.3 + part * 1.7)));
      const at = x + Math.sin(row * 1.9 + part * 2.3 + seconds * 0.35) * reach * (0.3 + 0.7 * depth);
      ink.globalAlpha = strength * clamp(0.35 + 0.65 * wave) * (1 - 0.55 * depth);
      ink.beginPath();
      ink.ellipse(at, y, half, 1 + 2.6 * depth, 0, 0, Math.PI * 2);
      ink.fill();
    }
  }
  ink.globalAlpha = 1;
}
