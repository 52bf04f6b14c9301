import { createLazyRoute } from '@qingyin/routing';
import { MyLoveMusic } from './MyLoveMusic.tsx';

export const route = createLazyRoute('/my-love-music')({ component: MyLoveMusic });
