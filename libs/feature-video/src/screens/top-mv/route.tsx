import { createLazyRoute } from '@qingyin/routing';
import { TopMv } from './TopMv.tsx';

export const route = createLazyRoute('/top-mv')({ component: TopMv });
