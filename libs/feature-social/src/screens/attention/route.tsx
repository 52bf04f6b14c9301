import { createLazyRoute } from '@qingyin/routing';
import { Attention } from './Attention.tsx';

export const route = createLazyRoute('/attention')({ component: Attention });
