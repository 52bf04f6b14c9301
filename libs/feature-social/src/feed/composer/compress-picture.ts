/** Longest edge of an uploaded picture, px. */
const LONGEST = 2048;
const QUALITY = 0.85;
/**
 * Pictures up to this size, bytes, are sent unchanged if they are small enough and re-encoding does not reduce
 * them.
 */
const SMALL_BYTES = 300_000;

/** Size scaled down to a longest edge of 2048 px, keeping the aspect ratio. */
export function fittedSize(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(1, LONGEST / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/**
 * Re-encodes a picture for upload: scales it down and strips metadata. If the browser cannot decode it, returns
 * the original file; the service decides. Never rejects.
 */
export async function compressPicture(file: Blob): Promise<Blob> {
  try {
    const image = await createImageBitmap(file, { imageOrientation: 'from-image' });
    try {
      const drawn = await draw(image);
      const asItIs = Math.max(image.width, image.height) <= LONGEST && file.size <= SMALL_BYTES;
      return drawn && !(asItIs && drawn.size > file.size) ? drawn : file;
    } finally {
      image.close();
    }
  } catch {
    return file;
  }
}

async function draw(image: ImageBitmap): Promise<Blob | null> {
  const { width, height } = fittedSize(image.width, image.height);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) return null;
  // White background: transparent areas would become black in JPEG.
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, width, height);
  const webp = await written(canvas, 'image/webp');
  return webp?.type === 'image/webp' ? webp : written(canvas, 'image/jpeg');
}

const written = (canvas: HTMLCanvasElement, type: string) =>
  new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, QUALITY));
