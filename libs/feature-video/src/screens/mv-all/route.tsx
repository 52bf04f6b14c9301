import { createLazyRoute } from '@qingyin/routing';
import { MvAll } from './MvAll.tsx';

export const route = createLazyRoute('/mv-all')({ component: MvAll });
