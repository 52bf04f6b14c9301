import { createLazyRoute } from '@qingyin/routing';
import { LatestMusic } from './LatestMusic.tsx';

export const route = createLazyRoute('/find-music/latest-music')({ component: LatestMusic });
