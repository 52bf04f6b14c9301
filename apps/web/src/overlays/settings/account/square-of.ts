import type { Portrait } from '@qingyin/data-account';

/** Edge of the picture that is sent, px: twice the largest a portrait is shown at. */
const EDGE = 640;
const QUALITY = 0.9;

/**
 * The largest square in the middle of a picture, not larger than needed: photographs are too large to be sent whole.
 * What this browser cannot draw is sent as it is, for the service to look at.
 */
export async function squareOf(file: File): Promise<Portrait> {
  try {
    const bitmap = await createImageBitmap(file);
    const side = Math.min(bitmap.width, bitmap.height);
    const size = Math.min(side, EDGE);
    const canvas = document.createElement('canvas');
    canvas.width = size;
    canvas.height = size;
    const context = canvas.getContext('2d');
    if (!context) return { picture: file };
    // JPEG knows no transparency.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, size, size);
    context.drawImage(
      bitmap,
      (bitmap.width - side) / 2,
      (bitmap.height - side) / 2,
      side,
      side,
      0,
      0,
      size,
      size,
    );
    bitmap.close();
    const picture = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', QUALITY));
    return picture ? { picture, size } : { picture: file };
  } catch {
    return { picture: file };
  }
}
