import { lazyComponent } from '@qingyin/ui';

/** Empty state of the music libraries; loaded when it is needed, which is rare. */
export const LibraryEmpty = lazyComponent(() => import('./LibraryEmptyState.tsx'));
