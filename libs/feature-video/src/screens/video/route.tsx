import { createLazyRoute } from '@qingyin/routing';
import { Video } from './Video.tsx';

export const route = createLazyRoute('/video')({ component: Video });
