import { createLazyRoute } from '@qingyin/routing';
import { MvDetail } from './MvDetail.tsx';

export const route = createLazyRoute('/mv-detail/$mvid')({ component: MvDetail });
