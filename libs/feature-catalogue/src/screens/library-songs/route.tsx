import { createLazyRoute } from '@qingyin/routing';
import { LibrarySongs } from './LibrarySongs.tsx';

export const route = createLazyRoute('/library/songs')({ component: LibrarySongs });
