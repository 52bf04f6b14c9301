import { createLazyRoute } from '@qingyin/routing';
import { Cloud } from './Cloud.tsx';

export const route = createLazyRoute('/cloud')({ component: Cloud });
