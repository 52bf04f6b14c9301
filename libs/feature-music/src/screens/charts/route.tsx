import { createLazyRoute } from '@qingyin/routing';
import { Charts } from './Charts.tsx';

export const route = createLazyRoute('/find-music/top')({ component: Charts });
