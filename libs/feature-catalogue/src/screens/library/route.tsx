import { createLazyRoute } from '@qingyin/routing';
import { LibraryHome } from './LibraryHome.tsx';

export const route = createLazyRoute('/library')({ component: LibraryHome });
