import { createConcurrencyLimit } from '@qingyin/server-media';
import { open } from 'node:fs/promises';
import sharp from 'sharp';
import { FileError } from './file-error.ts';

/** Larger pictures are refused before they are decoded. */
const MOST_PIXELS = 40_000_000;
/** Longest edge of covers and avatars, the largest size that is served, pixels. */
const LONGEST_EDGE = 1080;
const QUALITY = 90;
/** Longest edge of photos, which are also served in the stored size, pixels. */
const LONGEST_OF_PHOTO = 2048;
const PHOTO_QUALITY = 85;
const SIGNATURE = 16;
const AT_A_TIME = 2;

/** A square in pixels of the picture after its EXIF rotation. */
export interface Crop {
  size: number;
  x: number;
  y: number;
}

const inTurn = createConcurrencyLimit(AT_A_TIME);

interface Drawing {
  crop?: Crop | 'middle' | undefined;
  longest: number;
  quality: number;
}

/**
 * Decodes an uploaded picture and re-encodes it as JPEG: the stored file holds pixels only (no scripts, locations
 * or comments). Only raster formats are opened, never SVG.
 *
 * @throws FileError `wrong-type` or `unreadable`
 */
async function draw(source: string | Uint8Array, { crop, longest, quality }: Drawing) {
  if (!isPicture(await firstBytes(source))) throw new FileError('wrong-type', 'not a supported image format');
  return inTurn(async () => {
    try {
      const input = () => sharp(source, { limitInputPixels: MOST_PIXELS, failOn: 'error' }).autoOrient();
      const { autoOrient } = await input().metadata();
      const square = crop && squareIn(autoOrient, crop);
      const cut = square
        ? input().extract({ left: square.x, top: square.y, width: square.size, height: square.size })
        : input();
      return await cut
        .resize(longest, longest, { fit: 'inside', withoutEnlargement: true })
        .flatten({ background: '#ffffff' })
        .jpeg({ quality, mozjpeg: true })
        .toBuffer({ resolveWithObject: true });
    } catch (cause) {
      throw new FileError('unreadable', 'the picture cannot be read', { cause });
    }
  });
}

/**
 * Re-encodes a picture as avatar or cover.
 *
 * @param source path of a file, or the bytes
 * @param crop the square to keep; `'middle'` = the largest central one, undefined = the whole picture
 * @throws FileError `wrong-type` or `unreadable`
 */
export const reencodePicture = async (source: string | Uint8Array, crop?: Crop | 'middle'): Promise<Buffer> =>
  (await draw(source, { crop, longest: LONGEST_EDGE, quality: QUALITY })).data;

/** Re-encodes a whole picture in a size for viewing. @throws FileError as `reencodePicture` */
export async function reencodePhoto(path: string): Promise<{ bytes: Buffer; width: number; height: number }> {
  const { data, info } = await draw(path, { longest: LONGEST_OF_PHOTO, quality: PHOTO_QUALITY });
  return { bytes: data, width: info.width, height: info.height };
}

/** The requested square, moved and shrunk to lie inside the picture. */
function squareIn({ width, height }: { width: number; height: number }, crop: Crop | 'middle'): Crop {
  const most = Math.min(width, height);
  if (crop === 'middle') {
    return { size: most, x: Math.floor((width - most) / 2), y: Math.floor((height - most) / 2) };
  }
  const size = Math.max(1, Math.min(most, Math.round(crop.size)));
  const inside = (value: number, length: number): number =>
    Math.max(0, Math.min(length - size, Math.round(value)));
  return { size, x: inside(crop.x, width), y: inside(crop.y, height) };
}

async function firstBytes(source: string | Uint8Array): Promise<Buffer> {
  if (typeof source !== 'string') return Buffer.from(source.subarray(0, SIGNATURE));
  const handle = await open(source, 'r');
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(SIGNATURE), 0, SIGNATURE, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

/** Whether a file is a raster picture that is accepted, by its first 16 bytes. */
export function isPicture(bytes: Buffer): boolean {
  const text = bytes.toString('latin1');
  return (
    text.startsWith('\xff\xd8\xff') ||
    text.startsWith('\x89PNG\r\n\x1a\n') ||
    /^GIF8[79]a/.test(text) ||
    /^RIFF[^]{4}WEBP/.test(text) ||
    /^[^]{4}ftypavi[fs]/.test(text)
  );
}
