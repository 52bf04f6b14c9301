import { createLazyRoute } from '@qingyin/routing';
import { SearchDetail } from './SearchDetail.tsx';

export const route = createLazyRoute('/search-detail/$type')({ component: SearchDetail });
