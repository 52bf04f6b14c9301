import { createLazyRoute } from '@qingyin/routing';
import { RecentVideos } from './RecentVideos.tsx';

export const route = createLazyRoute('/recently-played-video')({ component: RecentVideos });
