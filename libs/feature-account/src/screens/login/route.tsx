import { createLazyRoute } from '@qingyin/routing';
import { Login } from './Login.tsx';

export const route = createLazyRoute('/login')({ component: Login });
