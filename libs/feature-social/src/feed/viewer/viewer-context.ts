import type { PostPicture } from '@qingyin/data-social';
import { createContext, useContext } from 'react';

/** Pictures to be looked at. */
export interface ViewRequest {
  pictures: readonly PostPicture[];
  /** the one that is shown first */
  at: number;
  /** whose they are */
  by: string;
}

export const ViewerContext = createContext<(request: ViewRequest) => void>(() => undefined);

/** Opens pictures over the page. */
export const useViewer = (): ((request: ViewRequest) => void) => useContext(ViewerContext);
