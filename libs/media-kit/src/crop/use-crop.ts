import { type RefObject, useRef, useState } from 'react';
import { drawSquare, type SquarePicture } from './draw-square.ts';
import { MIDDLE, type Size, type Square, squareOf, type View } from './square.ts';
import { useObjectUrl } from '../blobs/use-object-url.ts';

/** A picture and the square of it that is being chosen. */
export interface Crop {
  image: RefObject<HTMLImageElement | null>;
  url: string | null;
  /** null until the picture is there */
  size: Size | null;
  view: View;
  onView: (view: View) => void;
  onLoad: (image: HTMLImageElement) => void;
  onError: () => void;
  /** null until the picture is there */
  square: Square | null;
  /** draws the chosen square; undefined where the picture turned out to be none, which `onBroken` has heard */
  cut: () => Promise<SquarePicture | undefined>;
}

/** Choosing a square of a file; a new one begins in its middle. `onBroken`: it is no picture that this browser can draw. */
export function useCrop(file: File | undefined, onBroken: () => void): Crop {
  const url = useObjectUrl(file);
  const image = useRef<HTMLImageElement>(null);
  const [of, setOf] = useState<{ file: File | undefined; size: Size | null; view: View }>();
  const { size, view } = of && of.file === file ? of : { size: null, view: MIDDLE };
  const square = size && squareOf(size, view);
  return {
    image,
    url,
    size,
    view,
    onView: (next) => setOf({ file, size, view: next }),
    onLoad: ({ naturalWidth: width, naturalHeight: height }) =>
      width > 0 && height > 0 ? setOf({ file, size: { width, height }, view: MIDDLE }) : onBroken(),
    onError: onBroken,
    square,
    cut: async () => {
      if (!image.current || !square) return undefined;
      return drawSquare(image.current, square).catch(() => {
        onBroken();
        return undefined;
      });
    },
  };
}
