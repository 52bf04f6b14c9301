import { createLazyRoute } from '@qingyin/routing';
import { TestPage } from './TestPage.tsx';

export const route = createLazyRoute('/test')({ component: TestPage });
