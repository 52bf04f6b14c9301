import type { PostPicture } from '@qingyin/data-social';

/** Layout of a post's pictures: a single picture keeps its shape, several are squares. */
export interface PictureLayout {
  columns: 1 | 2 | 3;
  /** width / height of each picture */
  ratio: number;
}

/** Limits of the aspect ratio: a very tall or wide picture is cropped so that it does not displace other content. */
const NARROWEST = 3 / 4;
const WIDEST = 16 / 9;

/** Layout of pictures before they have loaded, which avoids layout shifts. */
export function pictureLayout(pictures: readonly PostPicture[]): PictureLayout {
  const [only] = pictures;
  if (pictures.length === 1 && only) {
    const ratio = only.width > 0 && only.height > 0 ? only.width / only.height : 4 / 3;
    return { columns: 1, ratio: Math.min(WIDEST, Math.max(NARROWEST, ratio)) };
  }
  return { columns: pictures.length === 2 || pictures.length === 4 ? 2 : 3, ratio: 1 };
}
