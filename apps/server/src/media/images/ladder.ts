/** Lengths of the wider side that pictures are made in. */
export const ladder = [64, 96, 128, 192, 256, 384, 512, 768, 1080] as const;
const LARGEST = 1080;
/** Of pictures that come as they are kept. */
const LARGEST_KEPT = 2048;
const MAX_ASKED = 4_096;

export interface PixelSize {
  width: number;
  height: number;
}

/** Reads `130y130`; anything else (and sizes of nothing or beyond reason) is undefined. */
export function parseParam(param: string | undefined): PixelSize | undefined {
  const match = param === undefined ? null : /^(\d{1,4})y(\d{1,4})$/.exec(param);
  const width = Number(match?.[1]);
  const height = Number(match?.[2]);
  if (!(width > 0 && height > 0 && width <= MAX_ASKED && height <= MAX_ASKED)) return undefined;
  return { width, height };
}

/** The asked aspect with its wider side rounded up to the ladder (`?param=WyH`, contract page 1.7). */
export function onLadder({ width, height }: PixelSize): PixelSize {
  const wide = Math.max(width, height);
  const step = ladder.find((length) => length >= wide) ?? LARGEST;
  const scale = step / wide;
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** The size itself, or of its shape the largest that is sent. */
export function atMost({ width, height }: PixelSize): PixelSize {
  const scale = Math.min(1, LARGEST_KEPT / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
