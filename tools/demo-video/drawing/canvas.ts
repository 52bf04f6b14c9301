import { octaveNoise } from './noise.ts';

/** Size of the drawn films; smaller ones are scaled down from it. */
export const WIDTH = 1280;
export const HEIGHT = 720;

export type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;
export type Canvas = OffscreenCanvas;

/** Red, green and blue, each 0 to 255. */
export type Rgb = readonly [number, number, number];

/** Parses `#rrggbb`. */
export const rgb = (hex: string): Rgb =>
  [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)) as unknown as Rgb;

/** CSS colour with the given alpha. */
export const withAlpha = (hex: string, alpha: number): string =>
  `rgba(${rgb(hex).join()},${Math.max(0, alpha).toFixed(4)})`;

export const clamp = (value: number, low = 0, high = 1): number => Math.min(high, Math.max(low, value));

/** Smoothstep: 0 before `from`, 1 after `to`. */
export function ease(value: number, from: number, to: number): number {
  const part = clamp((value - from) / (to - from));
  return part * part * (3 - 2 * part);
}

/** Creates an empty canvas and its context. */
export function createCanvas(
  width = WIDTH,
  height = HEIGHT,
): { sheet: Canvas; ink: OffscreenCanvasRenderingContext2D } {
  const made = new OffscreenCanvas(width, height);
  const ink = made.getContext('2d');
  if (!ink) throw new Error('no canvas');
  return { sheet: made, ink };
}

/** Canvas of one colour whose alpha is computed for each pixel. */
export function alphaCanvas(
  width: number,
  height: number,
  colour: string,
  strength: (x: number, y: number) => number,
): Canvas {
  const { sheet: made, ink } = createCanvas(width, height);
  const image = ink.createImageData(width, height);
  const [red, green, blue] = rgb(colour);
  for (let y = 0, at = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1, at += 4) {
      image.data[at] = red;
      image.data[at + 1] = green;
      image.data[at + 2] = blue;
      image.data[at + 3] = Math.round(255 * clamp(strength(x, y)));
    }
  ink.putImageData(image, 0, 0);
  return made;
}

/** Fills the canvas with a vertical gradient. */
export function sky(ink: Context, stops: readonly (readonly [number, string])[], height = HEIGHT): void {
  const fill = ink.createLinearGradient(0, 0, 0, height);
  for (const [at, colour] of stops) fill.addColorStop(at, colour);
  ink.fillStyle = fill;
  ink.fillRect(0, 0, WIDTH, height);
}

/** Paper texture with broad stains and a darker edge, drawn over the finished picture. */
export function paperTexture(seed: number, colour: string, strength: number): Canvas {
  const stains = octaveNoise(seed, 5);
  return alphaCanvas(WIDTH, HEIGHT, colour, (x, y) => {
    const rim = Math.hypot((x / WIDTH - 0.5) * 1.15, (y / HEIGHT - 0.5) * 1.05);
    return strength * (0.35 * stains(x / 160, y / 160) + 1.5 * Math.max(0, rim - 0.42));
  });
}
