import type { PostPicture } from '@qingyin/data-social';

/** How pictures of a post stand: one by itself in its own shape, more as squares. */
export interface PictureShape {
  columns: 1 | 2 | 3;
  /** width over height of each */
  ratio: number;
}

/** No picture is so tall or so wide that it hides what stands beside it. */
const NARROWEST = 3 / 4;
const WIDEST = 16 / 9;

/** The shape that a number of pictures has before any of them is there, so that nothing jumps. */
export function pictureShape(pictures: readonly PostPicture[]): PictureShape {
  const [only] = pictures;
  if (pictures.length === 1 && only) {
    const ratio = only.width > 0 && only.height > 0 ? only.width / only.height : 4 / 3;
    return { columns: 1, ratio: Math.min(WIDEST, Math.max(NARROWEST, ratio)) };
  }
  return { columns: pictures.length === 2 || pictures.length === 4 ? 2 : 3, ratio: 1 };
}
