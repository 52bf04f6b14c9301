import { createLazyRoute } from '@qingyin/routing';
import { carePage } from '../../care/CarePage.tsx';
import { CareDynamic } from './CareDynamic.tsx';

export const route = createLazyRoute('/care/dynamic/$uid')({ component: carePage('dynamic', CareDynamic) });
