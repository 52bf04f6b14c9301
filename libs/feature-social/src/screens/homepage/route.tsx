import { createLazyRoute } from '@qingyin/routing';
import { Homepage } from './Homepage.tsx';

export const route = createLazyRoute('/homepage/$uid')({ component: Homepage });
