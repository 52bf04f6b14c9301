import { MAX_EDGE, type Square } from './crop-square.ts';

/** Square picture with its edge in px. */
export interface CroppedPicture {
  picture: Blob;
  edge: number;
}

const QUALITY = 0.92;

/**
 * Draws a square of a picture as WebP, or as JPEG if the browser cannot encode WebP. The result contains only
 * pixels, no metadata of the file.
 *
 * @throws Error if the browser provides no canvas context or cannot encode the picture
 */
export async function drawCroppedPicture(
  image: CanvasImageSource,
  { left, top, edge }: Square,
): Promise<CroppedPicture> {
  const drawn = Math.max(1, Math.min(MAX_EDGE, Math.round(edge)));
  const canvas = document.createElement('canvas');
  canvas.width = drawn;
  canvas.height = drawn;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('canvas 2D context is not available');
  // Transparent pixels become white rather than black.
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, drawn, drawn);
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, left, top, edge, edge, 0, 0, drawn, drawn);
  const webp = await written(canvas, 'image/webp');
  const picture = webp?.type === 'image/webp' ? webp : await written(canvas, 'image/jpeg');
  if (!picture) throw new Error('picture cannot be encoded');
  return { picture, edge: drawn };
}

const written = (canvas: HTMLCanvasElement, type: string) =>
  new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, QUALITY));
