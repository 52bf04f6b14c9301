import { clamp, HEIGHT, alphaCanvas, WIDTH, type Context, type Canvas } from './canvas.ts';
import { octaveNoise } from './noise.ts';

/** Options of a mountain range. */
export interface Ridge {
  seed: number;
  colour: string;
  /** y of its foot, in pixels from above */
  base: number;
  /** maximum height in pixels */
  rise: number;
  /** ink density, 0 to 1 */
  strength: number;
  /** number of waves of the outline across the canvas */
  waves?: number;
  /** 0 soft hills, 1 crags */
  rough?: number;
  /** height in pixels over which it fades into mist */
  depth?: number;
  width?: number;
  /** only the shape, without streaks */
  flat?: boolean;
}

/** Mountain range in wet ink: dark along the ridge, streaked flanks, and fading into mist at its foot. */
export function ridge(options: Ridge): Canvas {
  const { seed, colour, base, rise, strength, waves = 4, rough = 0.6, depth = rise * 1.05 } = options;
  const width = options.width ?? Math.round(WIDTH * 1.4);
  const outline = octaveNoise(seed, 6, 64);
  const crags = octaveNoise(seed + 7, 5, 64);
  const flanks = octaveNoise(seed + 13, 5, 64);
  const bleed = octaveNoise(seed + 29, 3, 64);
  const tops = Float32Array.from({ length: width }, (_, x) => {
    const at = (x / width) * waves;
    const hill = outline(at, 0.5) ** 1.5 * 1.7;
    return base - rise * clamp(hill + rough * 0.35 * (crags(at * 5, 9.5) - 0.5), 0.05, 1.2);
  });
  return alphaCanvas(width, HEIGHT, colour, (x, y) => {
    const top = (tops[x] ?? base) + (bleed(x / 18, y / 18) - 0.5) * 7;
    const below = y - top;
    if (below < 0) return 0;
    const edge = clamp(below / 3.5);
    const foot = clamp(1 - below / depth);
    if (options.flat === true) return edge * Math.min(1, foot * 2.2);
    const lean = flanks((x + below * 0.55) / 46, (y - below * 0.4) / 95);
    const stroke = 0.55 + 0.75 * (lean - 0.5) * 2 * rough + 0.25 * (flanks(x / 11, y / 30) - 0.5);
    const rim = 0.42 * Math.exp(-below / 13);
    return strength * edge * foot ** 0.85 * clamp(stroke * (0.75 + 0.25 * foot) + rim, 0, 1.15);
  });
}

/**
 * Shape of a range in the paper's colour, which hides what is behind it. @param lift pixels it extends above the
 * range, like snow
 */
export function veil(options: Ridge, paperColour: string, lift = 0): Canvas {
  return ridge({ ...options, base: options.base - lift, colour: paperColour, flat: true });
}

/** Clouds that repeat in x; draw them twice side by side. */
export function mist(seed: number, colour: string, height: number, thick = 1): Canvas {
  const cover = octaveNoise(seed, 5, 4);
  const fine = octaveNoise(seed + 3, 4, 8);
  return alphaCanvas(WIDTH, height, colour, (x, y) => {
    const at = (x / WIDTH) * 4;
    const band = Math.sin((Math.PI * y) / height) ** 1.3;
    const body = cover(at, (y / height) * 1.6) * 0.72 + fine(at * 2, (y / height) * 3.4) * 0.28;
    return thick * band * clamp((body - 0.36) * 2.1);
  });
}

/** Draws a repeating canvas with a horizontal offset. */
export function drift(ink: Context, cloud: Canvas, y: number, shift: number, alpha = 1): void {
  const x = ((shift % WIDTH) + WIDTH) % WIDTH;
  ink.globalAlpha = clamp(alpha);
  ink.drawImage(cloud, x - WIDTH, y);
  ink.drawImage(cloud, x, y);
  ink.globalAlpha = 1;
}
