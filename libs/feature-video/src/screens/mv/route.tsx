import { createLazyRoute } from '@qingyin/routing';
import { Mv } from './Mv.tsx';

export const route = createLazyRoute('/mv')({ component: Mv });
