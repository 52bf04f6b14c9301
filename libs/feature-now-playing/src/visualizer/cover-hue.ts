/** Size to which the image is scaled down, px; scaling averages its colours. */
const EDGE = 8;
/** Weight below which an image counts as grey; the theme's own colour is used then. */
const GREY = 0.12;

/** Hue (degrees) and saturation (0 to 1) of an RGB colour (0 to 255 per channel). */
export function hueOfColour(red: number, green: number, blue: number): { hue: number; saturation: number } {
  const max = Math.max(red, green, blue);
  const range = max - Math.min(red, green, blue);
  if (range === 0) return { hue: 0, saturation: 0 };
  const sixth =
    max === red
      ? ((green - blue) / range) % 6
      : max === green
        ? (blue - red) / range + 2
        : (red - green) / range + 4;
  return { hue: (sixth * 60 + 360) % 360, saturation: range / max };
}

/** Hue of the pixel (RGBA) with the highest saturation times brightness; null if all are grey. */
export function dominantHue(pixels: Uint8ClampedArray): number | null {
  let [best, most] = [null as number | null, GREY];
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0] = pixels.subarray(at, at + 3);
    const { hue, saturation } = hueOfColour(red, green, blue);
    // Dark colours say little about their hue.
    const weight = saturation * (Math.max(red, green, blue) / 255);
    if (weight > most) [best, most] = [Math.round(hue), weight];
  }
  return best;
}

/**
 * Dominant hue of a cover; null for grey images, for failed ones, and for other origins, whose pixels cannot be
 * read.
 */
export async function coverHue(address: string): Promise<number | null> {
  const picture = new Image();
  picture.src = address;
  try {
    await picture.decode();
    const context = new OffscreenCanvas(EDGE, EDGE).getContext('2d');
    if (!context) return null;
    context.drawImage(picture, 0, 0, EDGE, EDGE);
    return dominantHue(context.getImageData(0, 0, EDGE, EDGE).data);
  } catch {
    return null;
  }
}
