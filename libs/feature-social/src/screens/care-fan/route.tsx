import { createLazyRoute } from '@qingyin/routing';
import { CareFan } from './CareFan.tsx';

export const route = createLazyRoute('/care/fan/$uid')({ component: CareFan });
