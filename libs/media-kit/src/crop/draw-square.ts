import { LARGEST_EDGE, type Square } from './square.ts';

/** A square picture, and how many px its edge has. */
export interface SquarePicture {
  picture: Blob;
  edge: number;
}

const QUALITY = 0.92;

/**
 * Draws a square of a picture as WebP, or as JPEG where the browser cannot write that. What is sent holds pixels and
 * nothing else of the file. Rejects where the browser cannot draw it.
 */
export async function drawSquare(
  image: CanvasImageSource,
  { left, top, edge }: Square,
): Promise<SquarePicture> {
  const drawn = Math.max(1, Math.min(LARGEST_EDGE, Math.round(edge)));
  const canvas = document.createElement('canvas');
  canvas.width = drawn;
  canvas.height = drawn;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser has no room to draw.');
  // What is transparent becomes paper, not black.
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, drawn, drawn);
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, left, top, edge, edge, 0, 0, drawn, drawn);
  const webp = await written(canvas, 'image/webp');
  const picture = webp?.type === 'image/webp' ? webp : await written(canvas, 'image/jpeg');
  if (!picture) throw new Error('The browser cannot write the picture.');
  return { picture, edge: drawn };
}

const written = (canvas: HTMLCanvasElement, type: string) =>
  new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, QUALITY));
