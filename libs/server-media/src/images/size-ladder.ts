/** Lengths of the longer side in which pictures are rendered, in pixels. */
export const sizeLadder = [64, 96, 128, 192, 256, 384, 512, 768, 1080] as const;
const LARGEST = 1080;
/** Maximum length of the longer side of uploaded pictures sent in their own size. */
const LARGEST_KEPT = 2048;
const MAX_ASKED = 4_096;

export interface PixelSize {
  width: number;
  height: number;
}

/** Parses `130y130`; undefined for other texts and for sizes out of range. */
export function parseSizeParam(param: string | undefined): PixelSize | undefined {
  const match = param === undefined ? null : /^(\d{1,4})y(\d{1,4})$/.exec(param);
  const width = Number(match?.[1]);
  const height = Number(match?.[2]);
  if (!(width > 0 && height > 0 && width <= MAX_ASKED && height <= MAX_ASKED)) return undefined;
  return { width, height };
}

/**
 * Rounds the longer side up to the ladder, keeping the aspect ratio (`?param=WyH`)
 * (docs/specification/contract/transport.md#cors).
 */
export function roundToLadder({ width, height }: PixelSize): PixelSize {
  const wide = Math.max(width, height);
  const step = sizeLadder.find((length) => length >= wide) ?? LARGEST;
  const scale = step / wide;
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** Limits the longer side to the maximum, keeping the aspect ratio. */
export function limitSize({ width, height }: PixelSize): PixelSize {
  const scale = Math.min(1, LARGEST_KEPT / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
