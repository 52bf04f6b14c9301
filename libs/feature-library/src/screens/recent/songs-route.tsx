import { createLazyRoute } from '@qingyin/routing';
import { RecentSongs } from './RecentSongs.tsx';

export const route = createLazyRoute('/recently-played-single')({ component: RecentSongs });
