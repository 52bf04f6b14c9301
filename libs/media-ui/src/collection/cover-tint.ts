/** Tint of a cover for CSS `oklch()`; the lightness comes from the colour scheme, to guarantee the contrast of text. */
export interface Tint {
  /** degrees */
  hue: number;
  /** 0 to `MAX_CHROMA` */
  chroma: number;
}

/** Maximum chroma; more would compete with the cover itself. */
export const MAX_CHROMA = 0.07;

const linear = (byte: number): number => {
  const value = byte / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};

/** Oklab a and b of an sRGB pixel (Björn Ottosson's matrices). */
function oklabAxes(red: number, green: number, blue: number): [a: number, b: number] {
  const [r, g, b] = [linear(red), linear(green), linear(blue)];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/** Dominant hue of RGBA pixels, weighted by chroma, so that a grey sky does not hide a red boat. */
export function computeTint(pixels: Uint8ClampedArray): Tint {
  let sumA = 0;
  let sumB = 0;
  let weight = 0;
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [a, b] = oklabAxes(pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0);
    const strength = Math.hypot(a, b) + 0.001;
    sumA += a * strength;
    sumB += b * strength;
    weight += strength;
  }
  if (weight === 0) return { hue: 0, chroma: 0 };
  const [a, b] = [sumA / weight, sumB / weight];
  const hue = (Math.atan2(b, a) * 180) / Math.PI;
  return { hue: Math.round((hue + 360) % 360), chroma: Math.min(MAX_CHROMA, Math.hypot(a, b)) };
}
