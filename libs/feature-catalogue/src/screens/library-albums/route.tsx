import { createLazyRoute } from '@qingyin/routing';
import { LibraryAlbums } from './LibraryAlbums.tsx';

export const route = createLazyRoute('/library/albums')({ component: LibraryAlbums });
