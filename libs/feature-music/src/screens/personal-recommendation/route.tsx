import { createLazyRoute } from '@qingyin/routing';
import { PersonalRecommendation } from './PersonalRecommendation.tsx';

export const route = createLazyRoute('/personal-recommendation')({ component: PersonalRecommendation });
