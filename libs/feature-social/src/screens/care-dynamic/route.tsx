import { createLazyRoute } from '@qingyin/routing';
import { CareDynamic } from './CareDynamic.tsx';

export const route = createLazyRoute('/care/dynamic/$uid')({ component: CareDynamic });
