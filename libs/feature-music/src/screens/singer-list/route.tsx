import { createLazyRoute } from '@qingyin/routing';
import { SingerList } from './SingerList.tsx';

export const route = createLazyRoute('/singer-list')({ component: SingerList });
