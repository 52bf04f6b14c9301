import { createLazyRoute } from '@qingyin/routing';
import { PrivateFm } from './PrivateFm.tsx';

export const route = createLazyRoute('/fm')({ component: PrivateFm });
