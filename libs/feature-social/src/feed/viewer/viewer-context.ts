import type { PostPicture } from '@qingyin/data-social';
import { createContext, useContext } from 'react';

/** Pictures to be looked at. */
export interface ViewRequest {
  pictures: readonly PostPicture[];
  /** addresses of their small versions, of those that are on the page already */
  small: readonly (string | undefined)[];
  /** the one that is shown first */
  at: number;
  /** whose they are */
  by: string;
}

export const ViewerContext = createContext<(request: ViewRequest) => void>(() => undefined);

/** Opens pictures over the page. */
export const useViewer = (): ((request: ViewRequest) => void) => useContext(ViewerContext);
