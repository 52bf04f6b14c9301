import type { EventPicture } from '@qingyin/contract';
import { z } from 'zod';
import { imageUrl } from './images.ts';

const stored = z.array(
  z.union([
    z.string().transform((key) => ({ key, width: 0, height: 0 })),
    z.object({ key: z.string(), width: z.int(), height: z.int() }),
  ]),
);
const SQUARE = '?param=320y320';
const RECTANGLE = '?param=640y360';

/** Maps the pictures of a post; unknown sizes are 0. @param text the column `event.pics` */
export function toPictures(text: string, origin: string): EventPicture[] {
  const { data = [] } = stored.safeParse(JSON.parse(text));
  return data.map(({ key, width, height }) => {
    const url = imageUrl(origin, key);
    return {
      originUrl: url,
      squareUrl: url + SQUARE,
      rectangleUrl: url + RECTANGLE,
      pcSquareUrl: url + SQUARE,
      pcRectangleUrl: url + RECTANGLE,
      width,
      height,
      format: 'jpg',
    };
  });
}
