import { createLazyRoute } from '@qingyin/routing';
import { CareFollows } from './CareFollows.tsx';

export const route = createLazyRoute('/care/follows/$uid')({ component: CareFollows });
