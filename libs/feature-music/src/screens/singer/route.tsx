import { createLazyRoute } from '@qingyin/routing';
import { Singer } from './Singer.tsx';

export const route = createLazyRoute('/find-music/singer')({ component: Singer });
