import { createLazyRoute } from '@qingyin/routing';
import { RecentAlbums } from './RecentAlbums.tsx';

export const route = createLazyRoute('/recently-played-album')({ component: RecentAlbums });
