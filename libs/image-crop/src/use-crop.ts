import { useObjectUrl } from '@qingyin/browser-files';
import { type RefObject, useRef, useState } from 'react';
import { drawCroppedPicture, type CroppedPicture } from './draw-cropped-picture.ts';
import { CENTERED_VIEW, type Size, type Square, cropSquare, type CropView } from './crop-square.ts';

/** State of cropping a picture to a square. */
export interface Crop {
  image: RefObject<HTMLImageElement | null>;
  url: string | null;
  /** null until the picture has loaded */
  size: Size | null;
  view: CropView;
  onView: (view: CropView) => void;
  onLoad: (image: HTMLImageElement) => void;
  onError: () => void;
  /** null until the picture has loaded */
  square: Square | null;
  /** draws the chosen square; undefined after `onBroken` was called for an unreadable picture */
  drawCrop: () => Promise<CroppedPicture | undefined>;
}

/**
 * Crops a picture file to a square, initially centred.
 *
 * @param onBroken called if the browser cannot decode the file
 */
export function useCrop(file: File | undefined, onBroken: () => void): Crop {
  const url = useObjectUrl(file);
  const image = useRef<HTMLImageElement>(null);
  const [of, setOf] = useState<{ file: File | undefined; size: Size | null; view: CropView }>();
  const { size, view } = of && of.file === file ? of : { size: null, view: CENTERED_VIEW };
  const square = size && cropSquare(size, view);
  return {
    image,
    url,
    size,
    view,
    onView: (next) => setOf({ file, size, view: next }),
    onLoad: ({ naturalWidth: width, naturalHeight: height }) =>
      width > 0 && height > 0 ? setOf({ file, size: { width, height }, view: CENTERED_VIEW }) : onBroken(),
    onError: onBroken,
    square,
    drawCrop: async () => {
      if (!image.current || !square) return undefined;
      return drawCroppedPicture(image.current, square).catch(() => {
        onBroken();
        return undefined;
      });
    },
  };
}
