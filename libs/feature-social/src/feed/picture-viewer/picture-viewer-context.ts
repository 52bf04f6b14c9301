import type { PostPicture } from '@qingyin/data-social';
import { createContext, useContext } from 'react';

/** Request to open the picture viewer. */
export interface PictureViewerRequest {
  pictures: readonly PostPicture[];
  /** addresses of the loaded thumbnails */
  thumbnails: readonly (string | undefined)[];
  /** index of the first picture shown */
  startIndex: number;
  /** name of the author */
  authorName: string;
}

export const PictureViewerContext = createContext<(request: PictureViewerRequest) => void>(() => undefined);

/** Function that opens the picture viewer. */
export const usePictureViewer = (): ((request: PictureViewerRequest) => void) =>
  useContext(PictureViewerContext);
