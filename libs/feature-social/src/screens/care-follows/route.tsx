import { createLazyRoute } from '@qingyin/routing';
import { carePage } from '../../care/CarePage.tsx';
import { CareFollows } from './CareFollows.tsx';

export const route = createLazyRoute('/care/follows/$uid')({ component: carePage('follows', CareFollows) });
