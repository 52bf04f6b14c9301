import { type Tint, computeTint } from './cover-tint.ts';

/** Size of the sampled picture, px. */
const SAMPLE_PX = 16;

/** Computes the tint of the picture at an address; null if it cannot be loaded or CORS hides its pixels. */
export async function sampleCoverTint(address: string): Promise<Tint | null> {
  try {
    const image = new Image();
    image.crossOrigin = 'anonymous';
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = SAMPLE_PX;
    canvas.height = SAMPLE_PX;
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (!context) return null;
    context.drawImage(image, 0, 0, SAMPLE_PX, SAMPLE_PX);
    return computeTint(context.getImageData(0, 0, SAMPLE_PX, SAMPLE_PX).data);
  } catch {
    return null; // no cover, or one of another origin: the header has no tint
  }
}
