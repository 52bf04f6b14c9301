import { createLazyRoute } from '@qingyin/routing';
import { LibraryArtists } from './LibraryArtists.tsx';

export const route = createLazyRoute('/library/artists')({ component: LibraryArtists });
