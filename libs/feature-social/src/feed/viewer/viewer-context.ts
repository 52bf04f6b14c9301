import type { PostPicture } from '@qingyin/data-social';
import { createContext, useContext } from 'react';

/** Request to open the picture viewer. */
export interface ViewRequest {
  pictures: readonly PostPicture[];
  /** addresses of the loaded thumbnails */
  small: readonly (string | undefined)[];
  /** index of the first picture shown */
  at: number;
  /** name of the author */
  by: string;
}

export const ViewerContext = createContext<(request: ViewRequest) => void>(() => undefined);

/** Function that opens the picture viewer. */
export const useViewer = (): ((request: ViewRequest) => void) => useContext(ViewerContext);
