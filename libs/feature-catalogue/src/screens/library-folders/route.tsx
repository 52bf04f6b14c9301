import { createLazyRoute } from '@qingyin/routing';
import { LibraryFolders } from './LibraryFolders.tsx';

export const route = createLazyRoute('/library/folders')({ component: LibraryFolders });
