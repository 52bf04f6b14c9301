import { type Tint, tintOf } from './cover-tint.ts';

/** Side of the picture that is looked at, px: enough for a colour. */
const SAMPLE_PX = 16;

/** Looks at the picture at an address; null where the browser hides its pixels. */
export async function sampleCover(address: string): Promise<Tint | null> {
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
    return tintOf(context.getImageData(0, 0, SAMPLE_PX, SAMPLE_PX).data);
  } catch {
    return null; // a cover of another site, or none at all: the head stays plain
  }
}
