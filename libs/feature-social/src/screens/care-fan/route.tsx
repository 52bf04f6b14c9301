import { createLazyRoute } from '@qingyin/routing';
import { carePage } from '../../care/CarePage.tsx';
import { CareFan } from './CareFan.tsx';

export const route = createLazyRoute('/care/fan/$uid')({ component: carePage('fan', CareFan) });
