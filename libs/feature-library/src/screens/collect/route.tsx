import { createLazyRoute } from '@qingyin/routing';
import { Collect } from './Collect.tsx';

export const route = createLazyRoute('/collect')({ component: Collect });
